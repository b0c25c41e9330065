import { randomUUID } from 'node:crypto'

import type { Schemas } from '@selat/sdk'

import { receipt } from './picture-file.ts'
import { contact, travellers } from './travellers.ts'

const SITE = { system: '4102' }

/** Logs in a member of an agency, and returns calls as the storefront makes them. `site` is any address of the mock. */
export async function agentAt(site: string, username: string, password: string) {
  let token = ''
  async function ask<Answer>(
    path: string,
    init: RequestInit = {},
    query: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${site}/${path}?${new URLSearchParams({ ...SITE, ...query })}`, {
      ...init,
      headers: {
        ...init.headers,
        'Idempotency-Key': randomUUID(),
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
      },
    })
    if (!response.ok) throw new Error(`${path} answers ${await response.text()}`)
    return (await response.json()) as Answer // each call names the answer that the contract describes
  }
  const send = (body: unknown, headers: Record<string, string> = {}) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const names = { Username: username, Password: password }
  token = (await ask<Schemas['Session']>('travel/v1/auth/login', send(names))).Token

  async function fillCart(date: string, adults: number): Promise<Schemas['Cart']> {
    const sailing = await findSailing(date, adults)
    return ask<Schemas['Cart']>('travel/v1/cart', send(cartOf(sailing, date, adults)))
  }

  /** Orders a crossing for a number of adults, without paying. */
  async function order(date: string, adults = 1): Promise<Schemas['Order']> {
    const cart = await fillCart(date, adults)
    const Contact = {
      Name: contact.name,
      Email: contact.email,
      PhoneCode: '+65',
      PhoneNumber: contact.phone,
    }
    const Items = cart.Items.map(({ Id }) => ({
      CartItem: Id,
      Passengers: travellers({ adults }, date),
    }))
    const placed = await ask<Schemas['PlacedOrder']>(
      'travel/v1/order',
      send({ Contact, Items, AdditionalNote: '', CodeReference: '' }, { 'Cart-Token': cart.Token }),
    )
    return placed.Order
  }

  async function findSailing(dateFrom: string, adults: number) {
    const found = await ask<Schemas['FerrySearchResult']>(
      'travel/v1/ferry/search',
      {},
      { from: 'HFC', to: 'BTC', dateFrom, adults: String(adults), children: '0', infants: '0' },
    )
    const sailing = found.Departures.Sailings.find(
      ({ Status, Offers }) =>
        Status === 'on_sale' && Offers.some(({ SeatsLeft }) => SeatsLeft >= adults),
    )
    if (!sailing) throw new Error(`Nothing sails on ${dateFrom}`)
    return sailing
  }

  /** Chooses the wallet to pay an order with. */
  async function chooseWallet({ Id }: Schemas['Order']): Promise<void> {
    await ask(`travel/v1/order/${Id}/payment`, send({ PaymentMethod: 'AGENT_WALLET' }))
  }

  /** Pays an order from the wallet. */
  async function pay(placed: Schemas['Order']): Promise<void> {
    await chooseWallet(placed)
    await ask(`travel/v1/order/${placed.Id}/payment/confirm`, send({}))
  }

  /** Returns the rupiah that the agency can spend; 0 if it has no such wallet. */
  async function available(): Promise<number> {
    const { Items } = await ask<Schemas['WalletList']>('admin/v1/wallet')
    return Items.find(({ Currency }) => Currency === 'IDR')?.Available.Amount ?? 0
  }

  /** Quotes a crossing for two to the first of the agency's customers. */
  async function quote(date: string): Promise<Schemas['Quotation']> {
    const { Items } = await ask<Schemas['CustomerList']>('admin/v1/customer')
    const { Token } = await fillCart(date, 2)
    const input = { Customer: Items[0]?.Id ?? null, Note: 'See you at the pier.', ValidDays: 7 }
    return ask('admin/v1/quotation', send(input, { 'Cart-Token': Token }))
  }

  return {
    order,
    quote,
    chooseWallet,
    pay,
    available,
    /** Pays large orders until less than `amount` is left in the wallet. */
    async spendBelow(amount: number): Promise<void> {
      for (let day = 1; (await available()) >= amount; day += 1)
        await pay(await order(`2027-02-${String(day).padStart(2, '0')}`, 10))
    },
    orderStatus: async ({ Id }: Schemas['Order']) =>
      (await ask<Schemas['Order']>(`travel/v1/booking/detail/${Id}`)).Status,
    /** Declares a top-up, which is money that the agency says it has sent. */
    topUp(fields: Record<string, string> = {}) {
      const form = new FormData()
      const all = {
        Amount: '10000000',
        Currency: 'IDR',
        Account: 'TRANSFER_MANDIRI',
        BankFrom: 'BCA',
        Note: '',
        ...fields,
      }
      for (const [name, value] of Object.entries(all)) form.set(name, value)
      const { name, mimeType, buffer } = receipt()
      form.set('File', new File([new Uint8Array(buffer)], name, { type: mimeType }))
      return ask<Schemas['TopUp']>('admin/v1/wallet/topup', { method: 'POST', body: form })
    },
  }
}

function cartOf(
  { Item, Offers }: Schemas['FerrySearchResult']['Departures']['Sailings'][number],
  date: string,
  adults: number,
): Schemas['CartInput'] {
  const offer = Offers.find(({ SeatsLeft }) => SeatsLeft >= adults)
  const Ferry = {
    DateFrom: date,
    DateUntil: null,
    Qty: adults,
    QtyAdult: adults,
    QtyChild: 0,
    QtyInfant: 0,
    IsRoundTrip: false,
    IsInternational: true,
    IsOpenTicket: false,
    IsOpenTicket2W: false,
    Offers: [offer?.Offer ?? ''],
  }
  return { ItemContent: 'ferry', Items: [{ Item, Qty: adults, Ferry }] }
}
