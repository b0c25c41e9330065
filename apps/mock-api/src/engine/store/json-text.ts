/** JSON in a text column, so that every SQL engine stores it in the same way. The type parameter is the type of the content. */
export type JsonText<T> = string & { readonly holds?: T }

export function toJsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value)
}

export function fromJsonText<T>(text: JsonText<T>): T {
  // The cast is safe, because only `toJsonText` writes such a column, with the type that the column is declared with.
  return JSON.parse(text) as T
}
