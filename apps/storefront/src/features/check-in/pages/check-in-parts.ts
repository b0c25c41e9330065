import { BoardingGate } from '../components/boarding-gate.tsx'
import { CheckInFrame } from '../components/check-in-frame.tsx'
import { GateButton } from '../components/gate-button.tsx'
import { LastVerdict } from '../components/last-verdict.tsx'
import { SailingGate } from '../components/sailing-gate.tsx'

/** The parts of the check-in that the manifest's pages show. */
export const checkInParts = { CheckInFrame, SailingGate, BoardingGate, GateButton, LastVerdict }
