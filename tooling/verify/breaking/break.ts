/** One way in which a client of the released contract would no longer be served or understood. */
export type Break = { by: 'oasdiff' | 'api-smart-diff'; where: string; what: string }
