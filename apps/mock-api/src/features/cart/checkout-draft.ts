import { addMinutes, CHECKOUT_DRAFT_MINUTES, printableText } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuseFields, refuse } from '../../engine/http/refusal.ts'
import { hashSecret } from '../../engine/random/ids.ts'
import { deriveSecret } from '../../engine/secrets/derive-secret.ts'
import { seal, unseal } from '../../engine/secrets/seal.ts'
import { signingKey } from '../../engine/secrets/signing-key.ts'
import { fromJsonText, toJsonText } from '../../engine/store/json-text.ts'
import type { Db } from '../../engine/store/store.ts'
import type { CartRow, CheckoutDraftRow } from '../../engine/store/tables/cart-tables.ts'
import type { Context } from '../../operation/context.ts'
import type { DueWork } from '../../operation/due-work.ts'
import { defineOperation } from '../../operation/operation.ts'
import { openAccountCart } from './account-cart.ts'
import { findCart } from './find-cart.ts'
import { findUnknownItems } from './find-unknown-items.ts'
import { itemsOfCart } from './items-of-cart.ts'

export const saveCheckout = defineOperation('saveCheckout', async ({ header, body }, ctx) => {
  const cartToken = header['Cart-Token']
  const cart = await findCart(ctx, cartToken)
  const { rows } = await itemsOfCart(ctx.store, cart)
  const errors = findUnknownItems(rows, body.Items)
  refuseFields(errors)
  const { token, expiresAt } = await keepDraft(ctx, { cart, cartToken, draft: body })
  return { status: 200, body: { ResumeToken: token, ExpiresAt: expiresAt, AsOf: ctx.now } }
})

export const resumeCheckout = defineOperation('resumeCheckout', async ({ body }, ctx) => {
  const { cartToken, draft } = await resumeDraft(ctx, body.ResumeToken)
  return { status: 200, body: { CartToken: cartToken, Draft: draft } }
})

/**
 * Stores an unfinished checkout beside its cart, replaces the one before, and returns the secret of its link. The secret
 * stays the same while a draft is stored. Only its hash is stored, and the token of a visitor's cart is encrypted with it.
 */
async function keepDraft(
  ctx: Context,
  { cart, cartToken, draft }: { cart: CartRow; cartToken: string; draft: Schemas['CheckoutDraft'] },
): Promise<{ token: string; expiresAt: string }> {
  const kept = await draftOf(ctx.store, cart)
  const id = kept && kept.expires_at > ctx.now ? kept.id : ctx.ids.make('drf')
  const token = await tokenOf(ctx, id)
  const expiresAt = addMinutes(ctx.now, CHECKOUT_DRAFT_MINUTES)
  await forgetDraft(ctx.store, cart)
  await ctx.store
    .insertInto('checkout_drafts')
    .values({
      tenant: cart.tenant,
      cart_id: cart.id,
      id,
      token_hash: hashSecret(token),
      sealed_cart_token: cart.user_id === null ? seal(cartToken, token) : null,
      draft: toJsonText(cleanDraft(draft)),
      expires_at: expiresAt,
    })
    .execute()
  return { token, expiresAt }
}

/**
 * The checkout that a link opens, with the token of its cart. The link of an account's checkout opens only for that account:
 * a link may be passed on, an account's cart may not.
 */
async function resumeDraft(
  ctx: Context,
  token: string,
): Promise<{ cartToken: string; draft: Schemas['CheckoutDraft'] }> {
  const row = await ctx.store
    .selectFrom('checkout_drafts')
    .innerJoin('carts', (join) =>
      join
        .onRef('carts.tenant', '=', 'checkout_drafts.tenant')
        .onRef('carts.id', '=', 'checkout_drafts.cart_id'),
    )
    .select(['draft', 'sealed_cart_token', 'user_id'])
    .where('checkout_drafts.tenant', '=', ctx.tenant.slug)
    .where('checkout_drafts.token_hash', '=', hashSecret(token))
    .where('checkout_drafts.expires_at', '>', ctx.now)
    .executeTakeFirst()
  if (!row) return refuse('resume_link_invalid', { params: { reason: 'unknown' } })
  const draft = fromJsonText(row.draft)
  if (row.sealed_cart_token !== null)
    return { draft, cartToken: unseal(row.sealed_cart_token, token) }
  const { user } = ctx.caller
  if (!user || user.id !== row.user_id)
    return refuse('resume_link_invalid', { params: { reason: 'sign_in' } })
  return { draft, cartToken: (await openAccountCart(ctx, user)).token }
}

/**
 * Moves a visitor's unfinished checkout with its link to the account on signing in, unless the account has one of its own.
 */
export async function moveDraft(store: Db, visitor: CartRow, account: CartRow): Promise<void> {
  const [draft, own] = [await draftOf(store, visitor), await draftOf(store, account)]
  if (!draft) return
  if (own) return forgetDraft(store, visitor)
  await store
    .updateTable('checkout_drafts')
    .set({ cart_id: account.id, sealed_cart_token: null })
    .where('tenant', '=', visitor.tenant)
    .where('cart_id', '=', visitor.id)
    .execute()
}

/** Deletes the draft, so that its link opens nothing. */
export async function forgetDraft(
  store: Db,
  { tenant, id }: Pick<CartRow, 'tenant' | 'id'>,
): Promise<void> {
  await store
    .deleteFrom('checkout_drafts')
    .where('tenant', '=', tenant)
    .where('cart_id', '=', id)
    .execute()
}

function draftOf(store: Db, { tenant, id }: CartRow): Promise<CheckoutDraftRow | undefined> {
  return store
    .selectFrom('checkout_drafts')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('cart_id', '=', id)
    .executeTakeFirst()
}

async function tokenOf(ctx: Context, draftId: string): Promise<string> {
  return deriveSecret(`resume.${draftId}`, await signingKey(ctx))
}

type Draft = Schemas['CheckoutDraft']

/** Returns the draft without characters that no page prints and that some stores reject; spaces stay as typed. */
function cleanDraft({ Contact, Items, ...rest }: Draft): Draft {
  return {
    ...cleanTexts(rest),
    Contact: cleanTexts(Contact),
    Items: Items.map(({ CartItem, Passengers }) => ({
      CartItem,
      Passengers: Passengers.map((passenger) => cleanTexts(passenger)),
    })),
  }
}

function cleanTexts<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? printableText(value) : value,
  ])
  return Object.fromEntries(entries) as Fields // the same names, and values of the same kind
}

/** Deletes abandoned checkouts, with the passports in them, when their links expire. */
export const forgetDrafts: DueWork = {
  next: [
    (row, after) =>
      row
        .selectFrom('checkout_drafts')
        .select((draft) => draft.fn.min('expires_at').as('at'))
        .where('expires_at', '>', after)
        .as('draft'),
  ],
  async run({ store, now }) {
    await store.deleteFrom('checkout_drafts').where('expires_at', '<=', now).execute()
  },
}
