// The table fills what the page's own header leaves of the window.

export function fillWindow(element: HTMLElement): () => void {
  function measure(): void {
    element.style.setProperty("--shell-top", `${element.getBoundingClientRect().top + scrollY}px`);
  }
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(document.body);
  return () => observer.disconnect();
}
