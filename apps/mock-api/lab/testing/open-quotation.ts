import type { ServerSchemas as Schemas } from '@selat/sdk'
import type { OperationId } from '@selat/sdk/operations'
import { expect, onTestFinished } from 'vitest'

import { auditSandbox } from '../../src/audit/audit-sandbox.ts'
import { orderOf } from '../../src/scenarios/sample-order.ts'
import type { CallParts } from './create-caller.ts'
import { openSandbox } from './open-sandbox.ts'
import { adult, createOperator, createVisitor } from './visitor.ts'

/** The site for agents. */
export const AGENTS = 4102
/** A saved customer of Baruna Tours, whose mails the tests read. */
export const WEI_LING = { id: 'cus_TANWEILING', email: 'weiling.tan@traveller.example' } as const

const PASSWORDS = {
  rizal: 'selat-demo-4',
  dewi: 'selat-demo-8',
  agus: 'selat-demo-9',
  limei: 'selat-demo-5',
} as const

export type AgentName = keyof typeof PASSWORDS

type QuotationOptions = Partial<Schemas['QuotationInput']> & { readonly language?: string }

/** Opens a sandbox in which agents quote carts. The audit runs at the end of the test. */
export async function openQuotations() {
  const { sandbox } = await openSandbox({ seed: 'quotations' })
  onTestFinished(async () => {
    expect(await auditSandbox(sandbox.store.db, sandbox.services)).toEqual([])
    expect(sandbox.services.requests.list().flatMap(({ violations }) => violations)).toEqual([])
  })
  const visitor = createVisitor(sandbox, { system: AGENTS })

  async function signIn(name: AgentName) {
    const { body: session } = await visitor.call<Schemas['Session']>('login', {
      body: { Username: name, Password: PASSWORDS[name] },
    })
    const token = session.Token
    const call = <Body = Schemas['Problem']>(id: OperationId, parts: CallParts & Language = {}) =>
      visitor.call<Body>(id, { token, ...parts })
    const quote = (cart: Schemas['Cart'], { language, ...options }: QuotationOptions = {}) =>
      call<Schemas['Quotation']>('createQuotation', {
        header: { 'Cart-Token': cart.Token },
        body: { Customer: null, Note: '', ValidDays: 7, ...options },
        ...(language !== undefined && { language }),
      })
    const of =
      <Body>(id: OperationId) =>
      (quotation: Pick<Schemas['Quotation'], 'Id'>) =>
        call<Body>(id, { path: { id: quotation.Id } })
    return {
      token,
      call,
      quote,
      /** Quotes one sailing for a number of adults. */
      quoteCrossing: async (adults = 2, options: QuotationOptions = {}) => {
        const { cart } = await visitor.hold({ adults })
        const { status, body } = await quote(cart, options)
        expect(status).toBe(201)
        return { cart, quotation: body }
      },
      read: of<Schemas['Quotation']>('getQuotation'),
      withdraw: of<Schemas['Quotation']>('cancelQuotation'),
      takeUp: of<Schemas['TakenUpQuotation']>('takeUpQuotation'),
      list: (query: Record<string, string | number> = {}) =>
        call<Schemas['QuotationList']>('listQuotations', { query }),
      /** Places an order of the cart from a quotation, with the filled-in checkout. */
      place: (taken: Schemas['TakenUpQuotation'], quotation: string | null) =>
        call<Schemas['PlacedOrder']>('placeOrder', {
          header: { 'Cart-Token': taken.Cart.Token },
          body: { ...toOrder(taken), Quotation: quotation },
        }),
      order: (id: string) => call<Schemas['Order']>('getBooking', { path: { id } }),
      cancelOrder: (id: string) => call<Schemas['Order']>('cancelOrder', { path: { id } }),
      choose: (id: string, PaymentMethod: string) =>
        call<Schemas['Payment']>('startPayment', { path: { id }, body: { PaymentMethod } }),
    }
  }

  const customer = {
    read: (quotation: Pick<Schemas['Quotation'], 'Link'>, language?: string) =>
      visitor.call<Schemas['SharedQuotation']>('readQuotation', {
        body: { QuotationToken: tokenIn(quotation.Link) },
        ...(language !== undefined && { language }),
      }),
    accept: (
      quotation: Pick<Schemas['Quotation'], 'Link' | 'Lines'>,
      changes: Partial<Schemas['QuotationAcceptance']> = {},
    ) =>
      visitor.call<Schemas['SharedQuotation']>('acceptQuotation', {
        body: { ...acceptanceOf(quotation), ...changes },
      }),
  }
  return {
    sandbox,
    visitor,
    signIn,
    customer,
    operate: createOperator(sandbox),
    mails: async (kind: string) =>
      (await sandbox.outbox.list()).filter((mail) => mail.kind === kind),
  }
}

type Language = { readonly language?: string }

/** Returns the secret of a quotation's link. */
export function tokenIn(link: string): string {
  return new URL(link, 'http://site.test').searchParams.get('token') ?? ''
}

/** Makes the acceptance of a customer, with as many adults as were quoted. */
export function acceptanceOf({
  Link,
  Lines,
}: Pick<Schemas['Quotation'], 'Link' | 'Lines'>): Schemas['QuotationAcceptance'] {
  return {
    QuotationToken: tokenIn(Link),
    Contact: orderOf('').Contact,
    Items: Lines.filter(({ People }) => People.Adult > 0).map(({ Id, People }) => ({
      CartItem: Id,
      Passengers: Array.from({ length: People.Adult }, (_, index) => adult(index)),
    })),
  }
}

function toOrder({ Draft }: Schemas['TakenUpQuotation']): Schemas['OrderInput'] {
  const blank = orderOf('')
  const { Name, Email, PhoneCode, PhoneNumber } = Draft.Contact
  return {
    ...blank,
    Contact: { Name, Email, PhoneCode, PhoneNumber },
    // The customer's data is a valid order without changes, except for a flag of the form.
    Items: Draft.Items.map(({ CartItem, Passengers }) => ({
      CartItem,
      Passengers: Passengers.map((passenger) => ({ ...passenger, IsOneName: undefined })),
    })) as Schemas['OrderInput']['Items'],
  }
}
