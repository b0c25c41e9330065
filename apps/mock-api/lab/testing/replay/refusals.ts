/** The reason for which an engine refuses a statement, in the same words for each engine. */
export type StoreRefusal = { readonly refused: string }

// The codes are SQLite's extended result codes and PostgreSQL's own.
const KINDS: Readonly<Record<string, string>> = {
  ...{ 2067: 'unique', 1555: 'unique', 275: 'check', 1299: 'not null', 787: 'foreign key' },
  ...{ 23505: 'unique', 23514: 'check', 23502: 'not null', 23503: 'foreign key' },
}

export function toRefusal(error: unknown): StoreRefusal {
  const codes: { errcode?: unknown; code?: unknown } =
    typeof error === 'object' && error !== null ? error : {}
  const kind = KINDS[String(codes.errcode ?? codes.code)]
  return { refused: kind ?? (error instanceof Error ? error.message : String(error)) }
}
