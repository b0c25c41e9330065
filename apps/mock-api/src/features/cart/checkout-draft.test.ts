import type { ServerSchemas as Schemas } from '@selat/sdk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createCaller } from '../../../lab/testing/create-caller.ts'
import { freshStore } from '../../../lab/testing/fresh-store.ts'
import { createOperator, createVisitor, NOW, type Visitor } from '../../../lab/testing/visitor.ts'
import { samplePassenger } from '../../scenarios/sample-order.ts'
import { createSandbox, type Sandbox } from '../../server/sandbox/sandbox.ts'

let sandbox: Sandbox
let visitor: Visitor

beforeEach(async () => {
  sandbox = await createSandbox({ ...(await freshStore()), clock: NOW, seed: 'drafts' })
  visitor = createVisitor(sandbox)
})

afterEach(() => sandbox.close())

function draftOf(cart: Schemas['Cart'], name = 'Tan'): Schemas['CheckoutDraft'] {
  const traveller = samplePassenger()
  const typed = {
    ...traveller,
    PassportNumber: 'K1234',
    DateOfIssue: '11/02/20',
    DateOfExpiry: '',
    PlaceOfIssue: '',
  }
  return {
    Contact: { Name: name, Email: 'weiling@', PhoneCode: '+65', PhoneNumber: '' },
    Items: cart.Items.map(({ Id }) => ({ CartItem: Id, Passengers: [typed] })),
    AdditionalNote: '',
    CodeReference: '',
    PromoCode: 'selat',
  }
}

function save(cart: Schemas['Cart'], draft = draftOf(cart)) {
  const header = { 'Cart-Token': cart.Token }
  return visitor.call<Schemas['SavedCheckout']>('saveCheckout', { header, body: draft })
}

function resume<Body = Schemas['ResumedCheckout']>(ResumeToken: string, token?: string) {
  const parts = { body: { ResumeToken }, ...(token !== undefined && { token }) }
  return visitor.call<Body>('resumeCheckout', parts)
}

async function signIn() {
  const { call } = createCaller(sandbox)
  const { body } = await call('login', { body: { Username: 'weiling', Password: 'selat-demo-1' } })
  return body.Token
}

async function openAccountCart(token: string, visitors?: string) {
  const header = { ...(visitors !== undefined && { 'Cart-Token': visitors }) }
  return (await createCaller(sandbox).call('openAccountCart', { token, header })).body
}

describe('an unfinished checkout on another device', () => {
  it('CHK-13 comes back as it was typed, with its cart', async () => {
    const { cart } = await visitor.hold()
    const { body: saved } = await save(cart)

    const { status, body } = await resume(saved.ResumeToken)

    expect(status).toBe(200)
    expect(body).toEqual({ CartToken: cart.Token, Draft: draftOf(cart) })
    expect(saved.ExpiresAt).toBe('2026-11-21T06:30:00.000Z')
  })

  it('CHK-13 keeps its link when it is saved again, and returns what was saved last', async () => {
    const { cart } = await visitor.hold()
    const { body: first } = await save(cart)
    const { body: second } = await save(cart, draftOf(cart, 'Tan Wei Ling'))

    const { body } = await resume(first.ResumeToken)

    expect(second.ResumeToken).toBe(first.ResumeToken)
    expect(body.Draft.Contact.Name).toBe('Tan Wei Ling')
  })

  it('CHK-13 is deleted with its link a day after it was saved', async () => {
    const { cart } = await visitor.hold()
    const { body: saved } = await save(cart)
    sandbox.clock.advance(24 * 60 * 60)

    const { status, body } = await resume<Schemas['Problem']>(saved.ResumeToken)

    expect([status, body.code, body.params]).toEqual([
      404,
      'resume_link_invalid',
      { reason: 'unknown' },
    ])
    expect(await sandbox.store.db.selectFrom('checkout_drafts').selectAll().execute()).toEqual([])
    const { body: again } = await save(cart)
    expect(again.ResumeToken).not.toBe(saved.ResumeToken)
  })

  it('CHK-13 is deleted when the cart is ordered', async () => {
    const { cart } = await visitor.hold()
    const { body: saved } = await save(cart)
    await visitor.place(cart)

    const { status } = await resume(saved.ResumeToken)

    expect(status).toBe(404)
    expect(await sandbox.store.db.selectFrom('checkout_drafts').selectAll().execute()).toEqual([])
  })

  it('CHK-13 does not open on another tenant’s site, with a guessed token or with that of its cart', async () => {
    const { cart } = await visitor.hold()
    const { body: saved } = await save(cart)
    const riau = createVisitor(sandbox, { system: 4103, currency: 'SGD' })

    const elsewhere = await riau.call('resumeCheckout', {
      body: { ResumeToken: saved.ResumeToken },
    })
    const guessed = await resume('k3x9Qv7LwZ2mB8nR4tYcHs00')
    const byCart = await resume(cart.Token)

    expect([elsewhere.status, guessed.status, byCart.status]).toEqual([404, 404, 404])
  })

  it('CHK-13 is stored without the tokens of its link and its cart', async () => {
    const { cart } = await visitor.hold()
    const { body: saved } = await save(cart)

    const rows = JSON.stringify(
      await sandbox.store.db.selectFrom('checkout_drafts').selectAll().execute(),
    )

    expect(rows).toContain('weiling@')
    expect(rows).not.toContain(saved.ResumeToken)
    expect(rows).not.toContain(cart.Token)
  })

  it('CHK-13 leaves neither its token nor a passport number in the log of requests', async () => {
    const { cart } = await visitor.hold()
    const { body: saved } = await save(cart)
    await resume(saved.ResumeToken)
    const act = createOperator(sandbox)

    const { body } = await act<{ requests: { id: string }[] }>('requests')
    const shown = await Promise.all(body.requests.map(({ id }) => act(`requests/${id}`)))
    const log = JSON.stringify([body, shown])

    expect(log).toContain('resumeCheckout')
    for (const secret of [saved.ResumeToken, cart.Token, 'K1234']) expect(log).not.toContain(secret)
  })
})

describe('an unfinished checkout that is saved', () => {
  it('CHK-13 refuses items that are not in the cart or are repeated, and stays as it was', async () => {
    const [{ cart }, { cart: other }] = [await visitor.hold(), await visitor.hold()]
    const { body: saved } = await save(cart)
    const [own] = draftOf(cart).Items
    const [strange] = draftOf(other).Items
    if (!own || !strange) throw new Error('Nothing is held')

    const refused = await visitor.call('saveCheckout', {
      header: { 'Cart-Token': cart.Token },
      body: { ...draftOf(cart, 'Somebody'), Items: [own, strange, own] },
    })
    const { body } = await resume(saved.ResumeToken)

    expect([refused.status, refused.body.code]).toEqual([400, 'validation_failed'])
    expect(refused.body.errors?.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/Items/1/CartItem', 'not_in_cart'],
      ['/Items/2/CartItem', 'repeated'],
    ])
    expect(body.Draft).toEqual(draftOf(cart))
  })

  it('CHK-13 is accepted even if the hold of its item has expired', async () => {
    const { cart } = await visitor.hold()
    sandbox.clock.advance(16 * 60)

    expect((await save(cart)).status).toBe(200)
  })
})

describe('an unfinished checkout of an account', () => {
  it('CHK-13 opens on any device on which the account is signed in, and for nobody else', async () => {
    const token = await signIn()
    const { cart: visitors } = await visitor.hold()
    const cart = await openAccountCart(token, visitors.Token)
    const header = { 'Cart-Token': cart.Token }
    const body = draftOf(cart)
    const saved = await visitor.call<Schemas['SavedCheckout']>('saveCheckout', {
      header,
      body,
      token,
    })
    const { ResumeToken } = saved.body

    const theirs = await resume(ResumeToken, await signIn())
    const withoutToken = await resume<Schemas['Problem']>(ResumeToken)

    expect(theirs.body).toEqual({ CartToken: cart.Token, Draft: body })
    expect([withoutToken.status, withoutToken.body.params]).toEqual([404, { reason: 'sign_in' }])
  })

  it('CHK-13 is taken over from the visitor who signs in, under the same link', async () => {
    const { cart: visitors } = await visitor.hold()
    const { body: saved } = await save(visitors)
    const token = await signIn()
    const cart = await openAccountCart(token, visitors.Token)

    const { body } = await resume(saved.ResumeToken, token)

    expect(body).toEqual({ CartToken: cart.Token, Draft: draftOf(visitors) })
  })
})
