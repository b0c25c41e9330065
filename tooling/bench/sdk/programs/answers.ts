/**
 * These are the types that a developer without a contract writes by hand: only the fields that are read.
 */
export type Network = { Terminals: { Name: string }[] }
export type Cart = { Token: string | null }
export type Payment = { State: string }
