import type { Issue } from '@selat/domain'
import type { CallError } from '@selat/sdk'

/** The state of the upload of a proof that the payer chose on this page. Proofs that the server has are in the payment. */
export type UploadState =
  | { kind: 'idle' }
  | { kind: 'checking'; file: File }
  | { kind: 'refused'; issue: Issue }
  | { kind: 'sending'; file: File; percent: number }
  | { kind: 'failed'; file: File; error: CallError }
  | { kind: 'sent'; file: File }

export type UploadEvent =
  | { kind: 'check'; file: File }
  | { kind: 'refuse'; issue: Issue }
  | { kind: 'send'; file: File }
  | { kind: 'progress'; percent: number }
  | { kind: 'fail'; error: CallError }
  | { kind: 'finish' }
  | { kind: 'clear' }

export const idleUpload: UploadState = { kind: 'idle' }

/** Whether a chosen proof has not reached the server yet: it is being read or sent. */
export const isUnderWay = ({ kind }: UploadState): boolean =>
  kind === 'checking' || kind === 'sending'

/** Returns the next state. An event that arrives after the upload was stopped changes nothing. */
export function nextUploadState(state: UploadState, event: UploadEvent): UploadState {
  switch (event.kind) {
    case 'clear':
      return idleUpload
    case 'check':
      return { kind: 'checking', file: event.file }
    case 'refuse':
      return { kind: 'refused', issue: event.issue }
    case 'send':
      return { kind: 'sending', file: event.file, percent: 0 }
    case 'progress':
      return state.kind === 'sending' ? { ...state, percent: event.percent } : state
    case 'fail':
      return state.kind === 'sending'
        ? { kind: 'failed', file: state.file, error: event.error }
        : state
    case 'finish':
      return state.kind === 'sending' ? { kind: 'sent', file: state.file } : state
    default:
      return event satisfies never
  }
}
