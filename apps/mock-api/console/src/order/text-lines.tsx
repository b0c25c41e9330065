/** The height of a line of text in a drawing, and the largest width of a letter. */
export const LINE = 15
export const LETTER = 7

export type TextLine = { text: string; tone?: 'plain' | 'strong' | 'muted' }

const TONES = {
  plain: 'fill-foreground',
  strong: 'fill-foreground font-semibold',
  muted: 'fill-muted-foreground',
}

/** Returns the size of some lines in pixels. */
export function sizeOfLines(lines: readonly TextLine[]): { width: number; height: number } {
  const letters = Math.max(0, ...lines.map(({ text }) => text.length))
  return { width: letters * LETTER + 6, height: lines.length * LINE + 4 }
}

type TextLinesProps = { x: number; y: number; lines: readonly TextLine[] }

/** Draws lines of text around a point, on a background of their own, so that no line of the drawing runs through them. */
export function TextLines({ x, y, lines }: TextLinesProps) {
  const { width, height } = sizeOfLines(lines)
  const first = y - ((lines.length - 1) * LINE) / 2 + 4
  return (
    <>
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        className="fill-card"
      />
      <text textAnchor="middle" className="text-[12px]">
        {lines.map(({ text, tone = 'plain' }, index) => (
          <tspan
            // oxlint-disable-next-line react/no-array-index-key -- the same event can have happened twice at an instant
            key={index}
            x={x}
            y={first + index * LINE}
            className={TONES[tone]}
          >
            {text}
          </tspan>
        ))}
      </text>
    </>
  )
}
