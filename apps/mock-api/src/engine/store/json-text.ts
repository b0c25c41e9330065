/** JSON in a text column, so that every SQL engine stores it alike; the type remembers what it holds. */
export type JsonText<T> = string & { readonly holds?: T }

export function toJsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value)
}

export function fromJsonText<T>(text: JsonText<T>): T {
  // Written by toJsonText only: the column's type is the proof of its content.
  return JSON.parse(text) as T
}
