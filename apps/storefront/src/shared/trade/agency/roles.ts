import { MEMBER_ROLES } from '@selat/domain'
import type { MemberRole } from '@selat/domain'

// Who of an agency does what, as the contract's `x-roles` have it.

export const everybody: readonly MemberRole[] = MEMBER_ROLES
/** Carts, orders, customers, quotations and what comes after the sale. */
export const sellers: readonly MemberRole[] = ['owner', 'booker']
/** Money into the wallet. */
export const treasurers: readonly MemberRole[] = ['owner', 'finance']
/** The team and the prices. */
export const owners: readonly MemberRole[] = ['owner']
