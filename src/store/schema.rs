//! The tables, as diesel sees them; the migrations make them.

use diesel::{allow_columns_to_appear_in_same_group_by_clause, allow_tables_to_appear_in_same_query, joinable, table};

table! {
    texts (hash) {
        hash -> Text,
        salt -> Nullable<Text>,
        words -> Nullable<Text>,
        about -> Nullable<Text>,
        author -> Nullable<Text>,
        stream -> Nullable<Text>,
        erased -> Nullable<BigInt>,
        hidden -> Nullable<Text>,
    }
}

table! {
    users (id) {
        id -> Text,
        email -> Text,
        name -> Text,
        name_text -> Text,
        password -> Text,
        language -> Text,
        time_zone -> Text,
        is_admin -> Bool,
        verified_at -> Nullable<Timestamp>,
        created_at -> Timestamp,
        deleted_at -> Nullable<Timestamp>,
    }
}

table! {
    sessions (token) {
        token -> Text,
        user_id -> Text,
        agent -> Text,
        address -> Text,
        created_at -> Timestamp,
        seen_at -> Timestamp,
        expires_at -> Timestamp,
        proved_at -> Nullable<Timestamp>,
    }
}

table! {
    tokens (token) {
        token -> Text,
        user_id -> Text,
        name -> Text,
        scopes -> Text,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
    }
}

table! {
    links (token) {
        token -> Text,
        kind -> Text,
        user_id -> Nullable<Text>,
        club_id -> Nullable<Text>,
        data -> Text,
        created_at -> Timestamp,
        expires_at -> Nullable<Timestamp>,
        used_at -> Nullable<Timestamp>,
    }
}

table! {
    passkeys (id) {
        id -> Text,
        user_id -> Text,
        credential -> Text,
        public_key -> Text,
        counter -> BigInt,
        is_eligible -> Bool,
        is_backed_up -> Bool,
        name -> Text,
        created_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
    }
}

table! {
    factors (user_id) {
        user_id -> Text,
        secret -> Nullable<Text>,
        confirmed_at -> Nullable<Timestamp>,
        step -> BigInt,
        asks_passkey -> Bool,
    }
}

table! {
    recovery_codes (hash) {
        hash -> Text,
        user_id -> Text,
        created_at -> Timestamp,
    }
}

table! {
    clubs (id) {
        id -> Text,
        slug -> Text,
        name -> Text,
        place -> Text,
        about -> Text,
        links -> Text,
        revision -> BigInt,
        created_at -> Timestamp,
        second_factor -> Bool,
        hidden -> Nullable<Text>,
        same_as -> Nullable<Text>,
    }
}

table! {
    addresses (club_id, path) {
        club_id -> Text,
        path -> Text,
        id -> Text,
    }
}

table! {
    members (club_id, user_id) {
        club_id -> Text,
        user_id -> Text,
        role -> Text,
        joined_at -> Timestamp,
    }
}

table! {
    players (id) {
        id -> Text,
        slug -> Text,
        name -> Text,
        name_text -> Text,
        user_id -> Nullable<Text>,
        erased -> Nullable<BigInt>,
        created_at -> Timestamp,
        hidden -> Nullable<Text>,
        same_as -> Nullable<Text>,
    }
}

table! {
    privacy (player_id) {
        player_id -> Text,
        name_as -> Text,
        nickname -> Text,
        public_name -> Nullable<Text>,
        page -> Text,
        birth_year -> Nullable<BigInt>,
        is_minor -> Bool,
        by_staff -> Bool,
        agreed_at -> Nullable<Timestamp>,
        agreed_by -> Nullable<Text>,
        changed_at -> Timestamp,
    }
}

table! {
    roster (club_id, player_id) {
        club_id -> Text,
        player_id -> Text,
        note -> Text,
        added_at -> Timestamp,
    }
}

table! {
    events (stream, revision) {
        stream -> Text,
        revision -> BigInt,
        at -> Timestamp,
        actor -> Text,
        body -> Text,
        form -> Nullable<Text>,
        previous -> Text,
        hash -> Text,
    }
}

table! {
    competitions (id) {
        id -> Text,
        club_id -> Text,
        slug -> Text,
        name -> Text,
        game -> Text,
        format -> Text,
        status -> Text,
        rehearsal -> Bool,
        starts_on -> Nullable<Date>,
        ends_on -> Nullable<Date>,
        players -> BigInt,
        revision -> BigInt,
        head -> Text,
        created_at -> Timestamp,
        changed_at -> Timestamp,
        hidden -> Nullable<Text>,
    }
}

table! {
    entries (competition_id, number) {
        competition_id -> Text,
        number -> BigInt,
        player_id -> Text,
        state -> Text,
        place -> Nullable<BigInt>,
        among -> Nullable<BigInt>,
    }
}

table! {
    outcomes (competition_id, number) {
        competition_id -> Text,
        number -> BigInt,
        game -> Text,
        how -> Text,
        rated -> Bool,
        length -> BigInt,
        decided_at -> Timestamp,
        basis -> Text,
        voices -> Text,
        club_id -> Text,
    }
}

table! {
    outcome_seats (competition_id, number, seat) {
        competition_id -> Text,
        number -> BigInt,
        seat -> BigInt,
        player_id -> Text,
        place -> BigInt,
        hundredths -> BigInt,
        decided_at -> Timestamp,
    }
}

table! {
    rating_lists (id) {
        id -> BigInt,
        list -> Text,
        game -> Text,
        version -> BigInt,
        due_from -> Nullable<Timestamp>,
        aged -> BigInt,
    }
}

table! {
    ratings (list_id, seats, person) {
        list_id -> BigInt,
        seats -> BigInt,
        person -> Text,
        player_id -> Text,
        value -> Double,
        deviation -> Double,
        volatility -> Double,
        period -> BigInt,
        results -> BigInt,
        height -> Double,
    }
}

table! {
    rating_steps (list_id, seats, person, at, competition_id, number) {
        list_id -> BigInt,
        seats -> BigInt,
        person -> Text,
        at -> Timestamp,
        competition_id -> Text,
        number -> BigInt,
        player_id -> Text,
        place -> BigInt,
        length -> BigInt,
        period -> BigInt,
        from_value -> Double,
        from_deviation -> Double,
        volatility -> Double,
        information -> Double,
        surplus -> Double,
        together -> BigInt,
        results -> BigInt,
        value -> Double,
        deviation -> Double,
    }
}

table! {
    rating_marks (id) {
        id -> Text,
        game -> Text,
        club_id -> Text,
        at -> Timestamp,
    }
}

table! {
    records (id) {
        id -> Text,
        competition_id -> Nullable<Text>,
        table_number -> Nullable<BigInt>,
        game -> Text,
        text -> Text,
        extras -> Text,
        content -> Text,
        verdict -> Text,
        turns -> BigInt,
        submitted_by -> Text,
        created_at -> Timestamp,
        hidden -> Nullable<Text>,
    }
}

table! {
    drafts (id) {
        id -> Text,
        owner -> Text,
        competition_id -> Nullable<Text>,
        table_number -> Nullable<BigInt>,
        game -> Text,
        text -> Text,
        revision -> BigInt,
        changed_at -> Timestamp,
    }
}

table! {
    templates (id) {
        id -> Text,
        club_id -> Text,
        name -> Text,
        settings -> Text,
        created_at -> Timestamp,
    }
}

table! {
    circuits (id) {
        id -> Text,
        club_id -> Text,
        slug -> Text,
        name -> Text,
        about -> Text,
        rules -> Text,
        legs -> Text,
        revision -> BigInt,
        created_at -> Timestamp,
    }
}

table! {
    jobs (id) {
        id -> Text,
        kind -> Text,
        name -> Nullable<Text>,
        payload -> Text,
        run_at -> Timestamp,
        attempts -> BigInt,
        claimed_by -> Nullable<Text>,
        claimed_until -> Nullable<Timestamp>,
        done_at -> Nullable<Timestamp>,
        error -> Nullable<Text>,
        progress -> Nullable<Text>,
        created_at -> Timestamp,
    }
}

table! {
    outbox (id) {
        id -> Text,
        recipient -> Text,
        subject -> Text,
        body -> Text,
        created_at -> Timestamp,
        sent_at -> Nullable<Timestamp>,
        error -> Nullable<Text>,
    }
}

table! {
    limits (name) {
        name -> Text,
        free_at -> Timestamp,
    }
}

table! {
    site (name) {
        name -> Text,
        value -> Text,
    }
}

table! {
    sanctions (user_id) {
        user_id -> Text,
        until -> Nullable<Timestamp>,
        address -> Nullable<Text>,
    }
}

table! {
    reports (id) {
        id -> Text,
        kind -> Text,
        subject -> Text,
        path -> Text,
        words -> Text,
        reporter -> Nullable<Text>,
        email -> Text,
        created_at -> Timestamp,
        handled_at -> Nullable<Timestamp>,
        handled_by -> Nullable<Text>,
        answer -> Text,
    }
}

table! {
    search_words (kind, word, subject) {
        kind -> Text,
        word -> Text,
        subject -> Text,
    }
}

table! {
    search_marks (id) {
        id -> Text,
        kind -> Text,
        subject -> Text,
    }
}

joinable!(sanctions -> users (user_id));
joinable!(sessions -> users (user_id));
joinable!(tokens -> users (user_id));
joinable!(links -> users (user_id));
joinable!(passkeys -> users (user_id));
joinable!(members -> clubs (club_id));
joinable!(members -> users (user_id));
joinable!(players -> users (user_id));
joinable!(privacy -> players (player_id));
joinable!(roster -> clubs (club_id));
joinable!(roster -> players (player_id));
joinable!(competitions -> clubs (club_id));
joinable!(entries -> competitions (competition_id));
joinable!(entries -> players (player_id));
joinable!(outcomes -> competitions (competition_id));
joinable!(outcome_seats -> players (player_id));
joinable!(ratings -> players (player_id));
joinable!(ratings -> rating_lists (list_id));
joinable!(rating_steps -> rating_lists (list_id));
joinable!(records -> competitions (competition_id));
joinable!(drafts -> competitions (competition_id));
joinable!(templates -> clubs (club_id));
joinable!(circuits -> clubs (club_id));

allow_columns_to_appear_in_same_group_by_clause!(competitions::club_id, outcomes::game);

allow_tables_to_appear_in_same_query!(
    addresses,
    circuits,
    clubs,
    competitions,
    drafts,
    entries,
    events,
    factors,
    jobs,
    limits,
    links,
    members,
    outbox,
    outcome_seats,
    outcomes,
    passkeys,
    players,
    privacy,
    rating_lists,
    rating_marks,
    rating_steps,
    ratings,
    records,
    recovery_codes,
    reports,
    roster,
    sanctions,
    search_marks,
    search_words,
    sessions,
    site,
    templates,
    texts,
    tokens,
    users,
);
