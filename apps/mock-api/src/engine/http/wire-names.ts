/** A value with the names of the wire. */
export type WireNames<Value> = {
  [Name in keyof Value as Name extends string ? Capitalize<Name> : never]: Value[Name]
}

/** A value of the wire with the names of our own code. */
export type OwnNames<Value> = {
  [Name in keyof Value as Name extends string ? Uncapitalize<Name> : never]: Value[Name]
}

/** Converts a name for the wire: `phoneCode` becomes `PhoneCode`. */
export function wireName<Key extends PropertyKey>(
  key: Key,
): Key extends string ? Capitalize<Key> : string
export function wireName(key: PropertyKey): string {
  const name = String(key)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Renames the fields of a value for the wire, which differ only in the first letter. Values in it stay as they are. */
export function toWireNames<Value extends object>(value: Value): WireNames<Value> {
  const entries = Object.entries(value).map(([name, one]) => [wireName(name), one])
  return Object.fromEntries(entries) as WireNames<Value> // the type has the same names
}

/** Renames the fields of a value from the wire for our own code. Values in it stay as they are. */
export function fromWireNames<Value extends object>(value: Value): OwnNames<Value> {
  const entries = Object.entries(value).map(([name, one]) => [ownName(name), one])
  return Object.fromEntries(entries) as OwnNames<Value> // the type has the same names
}

function ownName(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
