import { BoardingGate } from '../components/gate/boarding-gate.tsx'
import { CheckInFrame } from '../components/gate/check-in-frame.tsx'
import { GateButton } from '../components/gate/gate-button.tsx'
import { LastVerdict } from '../components/gate/last-verdict.tsx'
import { SailingGate } from '../components/gate/sailing-gate.tsx'

/** What the manifest shows of the check-in. */
export const checkInParts = { CheckInFrame, SailingGate, BoardingGate, GateButton, LastVerdict }
