import type { Ages } from './ages.ts'
import type { Currency, Party, ProductKey, SailingKey, TenantSlug } from './facts.ts'

/** The caller: the site, the member if there is a session, and the currency that the call names, or null. */
export type Who = {
  readonly tenant: TenantSlug
  readonly member: string | null
  readonly currency: Currency | null
}

type InCart = { readonly who: Who; readonly cart: string }
type OnItem = InCart & { readonly item: string }
/** The access to an order. `token` is null for a member who uses the session. */
export type OnOrder = { readonly who: Who; readonly order: string; readonly token: string | null }

export type WantedItem = { readonly product: ProductKey; readonly party: Party }

/** One call, with ids that the model knows. */
export type Intent =
  | {
      readonly do: 'add'
      readonly who: Who
      readonly cart: string | null
      readonly items: WantedItem[]
    }
  | ({ readonly do: 'read cart' } & InCart)
  | { readonly do: 'open own cart'; readonly who: Who; readonly cart: string | null }
  | ({ readonly do: 'change'; readonly party: Party } & OnItem)
  | ({ readonly do: 'remove' } & OnItem)
  | ({ readonly do: 'extend' } & OnItem)
  | ({ readonly do: 'price'; readonly named: readonly Named[] } & InCart)
  | ({ readonly do: 'place'; readonly named: readonly Named[] } & InCart)
  | ({ readonly do: 'read order' } & OnOrder)
  | ({ readonly do: 'read payment' } & OnOrder)
  | ({ readonly do: 'read tickets' } & OnOrder)
  | ({ readonly do: 'cancel' } & OnOrder)
  | ({ readonly do: 'choose'; readonly method: string } & OnOrder)
  | ({ readonly do: 'upload'; readonly file: ProofFile } & OnOrder)
  | ({ readonly do: 'declare' } & OnOrder)
  | ({
      readonly do: 'date'
      readonly ticket: string
      readonly sailing: SailingKey | null
    } & OnOrder)
  | { readonly do: 'search'; readonly who: Who; readonly sailing: SailingKey }
  | { readonly do: 'decide'; readonly payment: string; readonly decision: Decision }
  | { readonly do: 'refit'; readonly sailing: SailingKey; readonly seatsLeft: number }

/** The named travellers of an item. `ages` says which ages the travellers of the party have. */
export type Named = { readonly item: string; readonly party: Party; readonly ages: Ages }

/** The file of a proof. `unreadable` is a picture that the simulated tenant rejects because of its name. */
export type ProofFile = 'picture' | 'unreadable' | 'text'

export type Decision = 'settle' | 'approve' | 'reject' | 'decline' | 'fail'

export type IntentOf<Do extends Intent['do']> = Extract<Intent, { readonly do: Do }>

const KEYED: readonly Intent['do'][] = [
  'add',
  'extend',
  'place',
  'cancel',
  'choose',
  'upload',
  'declare',
  'date',
]

/** Whether the contract lets the intent carry an idempotency key. */
export const isKeyed = (intent: Intent): boolean => KEYED.includes(intent.do)
