/** A value with its names as the wire writes them. */
export type WireNames<Value> = {
  [Name in keyof Value as Name extends string ? Capitalize<Name> : never]: Value[Name]
}

/** A value of the wire with its names as our own code writes them. */
export type OwnNames<Value> = {
  [Name in keyof Value as Name extends string ? Uncapitalize<Name> : never]: Value[Name]
}

/** `phoneCode` is `PhoneCode` on the wire. */
export function wireName<Key extends PropertyKey>(
  key: Key,
): Key extends string ? Capitalize<Key> : string
export function wireName(key: PropertyKey): string {
  const name = String(key)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Names what the wire shows of a value that is like it in all but the first letters. Values within it stay as they are. */
export function toWireNames<Value extends object>(value: Value): WireNames<Value> {
  const entries = Object.entries(value).map(([name, one]) => [wireName(name), one])
  return Object.fromEntries(entries) as WireNames<Value> // the type says the same of each name
}

/** Names what came from the wire as our own code does. Values within it stay as they are. */
export function fromWireNames<Value extends object>(value: Value): OwnNames<Value> {
  const entries = Object.entries(value).map(([name, one]) => [ownName(name), one])
  return Object.fromEntries(entries) as OwnNames<Value> // the type says the same of each name
}

function ownName(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
