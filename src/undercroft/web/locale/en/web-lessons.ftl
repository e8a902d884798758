# First games, tables that are ready to play, and how strong the bots are.

lesson-begin = Learn by playing
web-lesson-do = Try it
web-lesson-next = Next
web-lesson-pass = Skip this
web-lesson-skip = End the lesson
web-lesson-done = Let us play

web-bot-beginner = beginner
web-bot-hardest = hardest
web-bot-search = thinking ahead

levels-title = How strong are the bots?
levels-text-beginner = Plays like the skilled one, but errs at one decision in ten.
levels-text-greedy = Plans each turn.
levels-text-hardest = Judges better than the skilled one what pays off in the end; may take longer to choose.
levels-text-search = Tries its plans out in games that it imagines, and chooses the one that comes out best.
levels-won = Won { $percent } % of { $games } games against { $bot }.
levels-won-side = As { $side }: won { $percent } % of { $games } games against { $bot }.
levels-won-together = As { $side }: won { $percent } % of { $games } games.
levels-against-beginner = beginners
levels-against-greedy = skilled bots
levels-against-hardest = the hardest
levels-against-search = those that think ahead
