import { perVisitor } from '../../../shared/app/visitor/current-visitor.ts'
import type { GateSettings } from '../../../shared/kit/offline/manifest-device.ts'
import { tookEffect, type Verdict } from '../model/judge-scan.ts'

const sound = perVisitor(() => new AudioContext())

/**
 * Signals a verdict by sound and vibration if the device is set so: a check-in or undo that worked is one high note,
 * any other verdict is two low ones.
 */
export function signalVerdict(verdict: Verdict, { hasSound, hasVibration }: GateSettings): void {
  const isGood = tookEffect(verdict)
  if (hasVibration) globalThis.navigator.vibrate?.(isGood ? 60 : [180, 90, 180])
  if (!hasSound || !('AudioContext' in globalThis)) return
  try {
    if (isGood) playNote(sound(), 880, 0)
    else for (const after of [0, 0.22]) playNote(sound(), 220, after)
  } catch {
    // A device without sound throws. The verdict is on the screen and is read out all the same.
  }
}

function playNote(context: AudioContext, hertz: number, after: number): void {
  const start = context.currentTime + after
  const volume = new GainNode(context, { gain: 0.2 })
  volume.gain.setTargetAtTime(0, start + 0.1, 0.02)
  const note = new OscillatorNode(context, { frequency: hertz })
  note.connect(volume).connect(context.destination)
  note.start(start)
  note.stop(start + 0.2)
}
