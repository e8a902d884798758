// Short notices at the foot of the page: `toast("Copied")`.

export type Mood = "plain" | "good" | "bad";

export interface Notice {
  id: number;
  text: string;
  mood: Mood;
}

class Toasts {
  all = $state<Notice[]>([]);
  #next = 0;

  show(text: string, mood: Mood = "plain", seconds = 5): void {
    const id = this.#next++;
    this.all.push({ id, text, mood });
    setTimeout(() => this.hide(id), seconds * 1000);
  }

  hide(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

export const toasts = new Toasts();

export const toast = (text: string, mood?: Mood): void => toasts.show(text, mood);
