import type { BarcodeDetector as Detector } from 'qr/decode.js'

export type CameraTrouble = 'refused' | 'none' | 'stopped'

type Watcher = { onRead: (text: string) => void; onTrouble: (reason: CameraTrouble) => void }

/** Milliseconds between two pictures: short enough for a hand that holds a phone, long enough for a tablet's battery. */
const everyMs = 150
/** Milliseconds in which the same code is reported only once, because a ticket stays before the camera for a while. */
const sameAfterMs = 4_000

/** Shows the rear camera in a video and reports each code that it sees. Returns the function that stops it. */
export function watchCodes(video: HTMLVideoElement, watcher: Watcher): () => void {
  const ending = new AbortController()
  void watch(video, watcher, ending.signal).catch((error: unknown) => {
    if (!ending.signal.aborted) watcher.onTrouble(troubleOf(error))
  })
  return () => ending.abort()
}

async function watch(
  video: HTMLVideoElement,
  { onRead, onTrouble }: Watcher,
  signal: AbortSignal,
): Promise<void> {
  const [reader, stream] = await Promise.all([createQrReader(), openCamera(signal)])
  // A track ends when a lid is shut or the permission is withdrawn. Stopping it here does not fire the event.
  for (const track of stream.getTracks())
    track.addEventListener('ended', () => onTrouble('stopped'), { signal })
  video.srcObject = stream
  await video.play()
  let last = { text: '', at: 0 }
  while (!signal.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one picture after the other
    const text = await reader(video)
    const now = performance.now()
    const isSame = text === last.text && now - last.at < sameAfterMs
    if (text !== null) last = { text, at: now }
    if (text !== null && !isSame && !signal.aborted) onRead(text)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  // Browsers leave it out on pages that are served over plain http.
  const devices: MediaDevices | undefined = globalThis.navigator.mediaDevices
  if (!devices) throw new DOMException('There is no camera.', 'NotFoundError')
  const stream = await devices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  return stream
}

function troubleOf(error: unknown): CameraTrouble {
  const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
  return isRefused ? 'refused' : 'none'
}

type DetectorClass = typeof Detector

type QrReader = (picture: HTMLVideoElement) => Promise<string | null>

/** Creates a reader of QR codes: the browser's own if it has one, else a decoder that is downloaded only then. */
async function createQrReader(): Promise<QrReader> {
  const detector = new (await findDetector())({ formats: ['qr_code'] })
  return async (picture) => {
    const [code] = await detector.detect(picture)
    return code?.rawValue ?? null
  }
}

async function findDetector(): Promise<DetectorClass> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass } // missing in TypeScript's DOM types
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? []
  if (own && formats.includes('qr_code')) return own
  const { BarcodeDetector } = await import('qr/decode.js')
  return BarcodeDetector
}
