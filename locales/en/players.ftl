# Players

player-nothing = Here will be the competitions and results of this player.
player-ratings = Ratings
player-place = Place { $place } of { $of }
player-nemesis-report = Who beats whom
player-nemesis = Nemesis: { $name }
player-opponent = Met
player-better = Won
player-level = Drawn
player-worse = Lost
player-results = Results
player-won = Won against
player-lost = Lost to
player-drawn = Drew with
player-solo = Played alone
player-more = and { $count } earlier results

# Ratings

rating = Rating
rating-results = Results
rating-why = How it was computed
rating-provisional = provisional: too few results yet
rating-history = { $name }: rating in { $game }
rating-plot-about = The rating after each result, with the band in which it probably lies.
rating-none = No rated result yet.
ratings-title = Ratings: { $game }
ratings-none = Here will be the ratings, once rated tables are decided.
ratings-pairs = Tables of two
ratings-tables = Larger tables
ratings-about = Ranked by what a player very probably reaches: the rating less twice its uncertainty (three times at larger tables). A question mark means that there are too few results yet. A tap on a rating shows how it was computed.
club-ratings = Ratings of the club
ratings-of-club = list of { $club }
ratings-of-site = The site’s list
ratings-of-clubs = Lists of clubs
ratings-site-about = The site’s list counts games that a record proves, or that two people with a confirmed account agreed to. Every other rated game counts on the list of its club.
ratings-club-about = This list counts every rated game of the club, typed results and guests included. The site’s list counts only what a record proves or two people with a confirmed account agreed to.
ratings-lists-about = The site’s list counts what a record proves or two people with a confirmed account agreed to; the list of a club counts all its rated games. Each result below says where it counts.
