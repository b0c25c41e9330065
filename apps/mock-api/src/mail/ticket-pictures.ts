import { encodeQR } from 'qr'

/** Returns the content id of the mail's part with the picture of a ticket's QR code. */
export function contentIdOf(number: string): string {
  return `${number}@tickets`
}

/**
 * The dots for each square of the code. With fewer than 4, the picture is blurred on a phone's screen, where its 120 px have
 * two or three dots each.
 */
const DOTS = 4
const QUIET_SQUARES = 4

/**
 * Returns the HTML of a mail with its pictures as data. They are drawn when a mail is opened and not when it is sent,
 * because one takes longer than the rest of a mail. `codes` are the payloads by the number of the ticket or voucher.
 */
export function withPictures(html: string, codes: ReadonlyMap<string, string>): string {
  return html.replaceAll(/"cid:([^"@]+)@tickets"/gu, (reference, number: string) => {
    const payload = codes.get(number)
    return payload === undefined ? reference : `"data:image/gif;base64,${drawQr(payload)}"`
  })
}

function drawQr(payload: string): string {
  const picture = encodeQR(payload, 'gif', { scale: DOTS, border: QUIET_SQUARES })
  return Buffer.from(picture).toString('base64')
}
