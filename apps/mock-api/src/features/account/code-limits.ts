/** Tries of one client at the codes of one account in a minute: two codes with all their tries. */
export const CODE_TRIES = {
  isOfClient: true,
  limits: { tries: 10, seconds: 60 },
  from: { tries: 50, seconds: 60 },
} as const

/** The number of codes for one account in an hour; the limit keeps mailboxes from being filled. */
export const CODES_SENT = {
  limits: { tries: 10, seconds: 3600 },
  from: { tries: 30, seconds: 3600 },
} as const
