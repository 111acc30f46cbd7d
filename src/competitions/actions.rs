//! What people do: each action looks at a competition as it stands and answers with events, or with the reason why not.
