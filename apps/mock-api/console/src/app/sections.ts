import {
  Anchor,
  Armchair,
  Camera,
  ChartLine,
  Clock3,
  FlaskConical,
  Gauge,
  type LucideIcon,
  Mail,
  ReceiptText,
  Scale,
  ScrollText,
  Undo2,
  WalletCards,
  Zap,
} from 'lucide-react'
import type { ComponentType } from 'react'

import { AnalyticsSection } from '../analytics/analytics-section.tsx'
import { ClockSection } from '../clock/clock-section.tsx'
import { FaultsSection } from '../faults/faults-section.tsx'
import { LedgerSection } from '../ledger/ledger-section.tsx'
import { MailsSection } from '../mails/mails-section.tsx'
import { PaymentsSection } from '../payments/payments-section.tsx'
import { RefundsSection } from '../refunds/refunds-section.tsx'
import { ReportsSection } from '../reports/reports-section.tsx'
import { RequestsSection } from '../requests/requests-section.tsx'
import { ScenariosSection } from '../scenarios/scenarios-section.tsx'
import { SeatsSection } from '../seats/seats-section.tsx'
import { SnapshotsSection } from '../snapshots/snapshots-section.tsx'
import { StartSection } from '../start/start-section.tsx'
import { TopUpsSection } from '../topups/top-ups-section.tsx'
import type { SectionId } from './hash-route.ts'

type Section = {
  id: SectionId
  title: string
  icon: LucideIcon
  /** The key that opens the section when it is pressed alone. */
  key: string
  Page: ComponentType
}

/** The sections of the console, in the order of its menu. */
export const sections: readonly Section[] = [
  { id: 'start', title: 'Start', icon: Anchor, key: '1', Page: StartSection },
  { id: 'clock', title: 'Clock', icon: Clock3, key: '2', Page: ClockSection },
  { id: 'requests', title: 'Requests', icon: ScrollText, key: '3', Page: RequestsSection },
  { id: 'reports', title: 'Pages', icon: Gauge, key: 'p', Page: ReportsSection },
  { id: 'faults', title: 'Faults', icon: Zap, key: '4', Page: FaultsSection },
  { id: 'analytics', title: 'Analytics', icon: ChartLine, key: 'a', Page: AnalyticsSection },
  { id: 'mails', title: 'Mails', icon: Mail, key: '5', Page: MailsSection },
  { id: 'payments', title: 'Payments', icon: ReceiptText, key: '6', Page: PaymentsSection },
  { id: 'refunds', title: 'Refunds', icon: Undo2, key: 'r', Page: RefundsSection },
  { id: 'topups', title: 'Top-ups', icon: WalletCards, key: 't', Page: TopUpsSection },
  { id: 'seats', title: 'Seats', icon: Armchair, key: '7', Page: SeatsSection },
  { id: 'scenarios', title: 'Scenarios', icon: FlaskConical, key: '8', Page: ScenariosSection },
  { id: 'snapshots', title: 'Snapshots', icon: Camera, key: '9', Page: SnapshotsSection },
  { id: 'ledger', title: 'Ledger', icon: Scale, key: '0', Page: LedgerSection },
]
