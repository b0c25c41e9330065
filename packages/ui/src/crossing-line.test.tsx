import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { CrossingLine, type CrossingLineProps } from './crossing-line.tsx'

const props: CrossingLineProps = {
  size: 'results',
  from: { code: 'TMF', name: 'Tanah Merah', time: '15:00', zone: 'SGT' },
  to: { code: 'NSP', name: 'Nongsapura', time: '14:40', zone: 'WIB' },
  sentence: 'Leaves Tanah Merah at 15:00 Singapore time, reaches Nongsapura at 14:40 Batam time',
}

describe('CrossingLine', () => {
  it('FER-9 shows both local times with their zones, even if the arrival looks earlier', () => {
    render(<CrossingLine {...props} duration="40 min" />)

    expect(screen.getByText('15:00')).toBeVisible()
    expect(screen.getByText('14:40')).toBeVisible()
    expect(screen.getByText('SGT')).toBeVisible()
    expect(screen.getByText('WIB')).toBeVisible()
    expect(screen.getByText('40 min')).toBeVisible()
  })

  it('FER-2 gives screen readers one sentence, and hides the drawing from them', () => {
    render(<CrossingLine {...props} />)

    expect(screen.getByRole('paragraph')).toHaveTextContent(props.sentence)
    expect(screen.getByText('15:00').closest('[aria-hidden]')).toBeInTheDocument()
  })

  it('FER-2 marks an arrival on a later day', () => {
    render(<CrossingLine {...props} to={{ ...props.to, time: '00:10', dayOffset: '+1' }} />)

    expect(screen.getByText('+1')).toBeVisible()
  })

  it('FER-1 shows only the codes before a sailing is chosen', () => {
    render(
      <CrossingLine
        {...props}
        size="search"
        from={{ code: 'TMF', name: 'Tanah Merah' }}
        to={{ code: 'NSP', name: 'Nongsapura' }}
      />,
    )

    expect(screen.getAllByText('TMF')).toHaveLength(1)
    expect(screen.getByText('Nongsapura')).toBeVisible()
  })

  it('CHK-10 shows codes and times large on a ticket', () => {
    render(
      <CrossingLine {...props} size="ticket" operator="Selat Riau Line" vessel="MV Seraya 3" />,
    )

    expect(screen.getByText('TMF')).toHaveClass('text-3xl', '@[17rem]:text-4xl')
    expect(screen.getByText('15:00')).toHaveClass('tabular')
    expect(screen.getByText('MV Seraya 3')).toBeVisible()
  })
})
