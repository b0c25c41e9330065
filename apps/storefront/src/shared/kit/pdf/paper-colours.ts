import type { Schemas } from '@selat/sdk'

export type PaperColours = { ink: string; brand: string; quiet: string; line: string }

/** Returns the tenant's colours for white paper, which are those of light pages. */
export function paperColours({ Light }: Pick<Schemas['Theme'], 'Light'>): PaperColours {
  return {
    ink: Light.Ink || '#0f2c36',
    brand: Light.Brand || '#0b7285',
    quiet: '#55666d',
    line: '#b9c4c8',
  }
}
