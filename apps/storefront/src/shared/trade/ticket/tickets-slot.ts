/** Marks the section that holds the tickets of an order. */
export const TICKETS_SLOT = 'tickets'
