import { BoardingGate } from '../components/boarding-gate.tsx'
import { CheckInFrame } from '../components/check-in-frame.tsx'
import { GateButton } from '../components/gate-button.tsx'
import { LastVerdict } from '../components/last-verdict.tsx'
import { SailingGate } from '../components/sailing-gate.tsx'

/** What the manifest shows of the check-in. */
export const checkInParts = { CheckInFrame, SailingGate, BoardingGate, GateButton, LastVerdict }
