import { MEMBER_ROLES, type MemberRole } from '@selat/domain'

// These lists say what each role of an agency may do, as the contract's `x-roles` state it.

export const everybody: readonly MemberRole[] = MEMBER_ROLES
/** The roles for carts, orders, customers, quotations and everything after the sale. */
export const sellers: readonly MemberRole[] = ['owner', 'booker']
/** The roles that put money into the wallet. */
export const treasurers: readonly MemberRole[] = ['owner', 'finance']
/** The roles for the team and the prices. */
export const owners: readonly MemberRole[] = ['owner']
