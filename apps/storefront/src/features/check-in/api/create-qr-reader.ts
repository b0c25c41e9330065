import type { BarcodeDetector as Detector } from 'qr/decode.js'

type DetectorClass = typeof Detector

export type QrReader = (picture: HTMLVideoElement) => Promise<string | null>

/** Reads the QR code of a picture: by the browser where it can, else by a decoder that downloads only then. */
export async function createQrReader(): Promise<QrReader> {
  const detector = new (await findDetector())({ formats: ['qr_code'] })
  return async (picture) => {
    const [code] = await detector.detect(picture)
    return code?.rawValue ?? null
  }
}

async function findDetector(): Promise<DetectorClass> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass } // not in TypeScript's DOM
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? []
  if (own && formats.includes('qr_code')) return own
  const { BarcodeDetector } = await import('qr/decode.js')
  return BarcodeDetector
}
