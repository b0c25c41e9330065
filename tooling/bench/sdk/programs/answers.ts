/** What somebody writes by hand who has no contract: the little that is read of each answer. */
export type Network = { Terminals: { Name: string }[] }
export type Cart = { Token: string | null }
export type Payment = { State: string }
