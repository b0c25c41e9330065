import type { AccountTables } from './tables/account-tables.ts'
import type { AftersaleTables } from './tables/aftersale-tables.ts'
import type { AgencyTables } from './tables/agency-tables.ts'
import type { CartTables } from './tables/cart-tables.ts'
import type { CustomerTables } from './tables/customer-tables.ts'
import type { InventoryTables } from './tables/inventory-tables.ts'
import type { KernelTables } from './tables/kernel-tables.ts'
import type { LedgerTables } from './tables/ledger-tables.ts'
import type { ManifestTables } from './tables/manifest-tables.ts'
import type { OrderTables } from './tables/order-tables.ts'
import type { PaymentTables } from './tables/payment-tables.ts'
import type { QuotationTables } from './tables/quotation-tables.ts'
import type { SnapshotTables } from './tables/snapshot-tables.ts'
import type { WalletTables } from './tables/wallet-tables.ts'

/** Every table of a sandbox. The first column of every key is the tenant. Instants are UTC text of one width, so they compare as text. */
export type Database = KernelTables &
  InventoryTables &
  CartTables &
  OrderTables &
  PaymentTables &
  LedgerTables &
  AftersaleTables &
  SnapshotTables &
  AccountTables &
  ManifestTables &
  AgencyTables &
  CustomerTables &
  QuotationTables &
  WalletTables
