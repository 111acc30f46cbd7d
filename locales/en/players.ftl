# Players

player-nothing = The competitions and results of this player will appear here.
player-ratings = Ratings
player-place = Place { $place } of { $of }
player-nemesis-report = Head-to-head
player-nemesis = Nemesis: { $name }
player-opponent = Opponent
player-better = Won
player-level = Drawn
player-worse = Lost
player-results = Results
player-won = Won against
player-lost = Lost to
player-drawn = Drew with
player-solo = Solo game
player-more = Older results are in the files.

# Ratings

rating = Rating
rating-results = Results
rating-why = How it was calculated
rating-provisional = provisional: too few results so far
rating-history = { $name }: rating in { $game }
rating-plot-about = The rating after each result, with its confidence band.
rating-none = No rated results yet.
ratings-title = Ratings: { $game }
ratings-none = Ratings will appear here after the first rated results.
ratings-pairs = Two-player tables
ratings-tables = Multiplayer tables
ratings-about = Ranked by a conservative estimate: the rating minus twice its deviation (three times at multiplayer tables). A question mark means too few results so far. Choose a rating to see how it was calculated.
club-ratings = Club ratings
ratings-of-club = ratings at { $club }
ratings-of-site = Site ratings
ratings-of-clubs = Ratings by club
ratings-site-about = The site ratings count games that are proved by a record, or whose result was agreed by two people with confirmed accounts. All other rated games count in the ratings of their club.
ratings-club-about = These ratings count all rated games of the club, including results entered by hand and games of guests. The site ratings count only what is proved by a record or agreed by two people with confirmed accounts.
ratings-lists-about = The site ratings count what is proved by a record or agreed by two people with confirmed accounts; a club’s ratings count all its rated games. Each result below says where it counts.
