import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { StraitMap, type StraitTerminal } from './strait-map.tsx'
import { isInStrait, projectStrait } from './strait-projection.ts'

const harbourFront = { code: 'HFC', latitude: 1.2646, longitude: 103.8202, label: 'HarbourFront' }
const batamCentre = { code: 'BTC', latitude: 1.1318, longitude: 104.0532, label: 'Batam Centre' }
const phuket = { code: 'RSD', latitude: 7.858, longitude: 98.401, label: 'Rassada' }

const draw = (terminals: StraitTerminal[], route?: [string, string]) =>
  render(
    <StraitMap
      label="Map of the strait"
      description="HarbourFront and Batam Centre"
      terminals={terminals}
      route={route}
    />,
  )

describe('StraitMap', () => {
  it('FER-8 is an image with a name and a description', () => {
    draw([harbourFront, batamCentre])

    expect(screen.getByRole('img', { name: 'Map of the strait' })).toHaveAccessibleDescription(
      'HarbourFront and Batam Centre',
    )
  })

  it('FER-8 draws a route only between two terminals that it shows', () => {
    const withRoute = draw([harbourFront, batamCentre], ['HFC', 'BTC'])
    expect(withRoute.container.querySelectorAll('.stroke-accent[stroke-dasharray]')).toHaveLength(1)
    withRoute.unmount()

    const { container } = draw([harbourFront, phuket], ['HFC', 'RSD'])
    expect(container.querySelectorAll('.stroke-accent[stroke-dasharray]')).toHaveLength(0)
    expect(screen.queryByText('Rassada')).not.toBeInTheDocument()
  })

  it('FER-8 terminals can be links', () => {
    draw([
      {
        ...harbourFront,
        wrap: (mark) => (
          <a href="/ferry?from=HFC" aria-label="From HarbourFront">
            {mark}
          </a>
        ),
      },
    ])

    expect(screen.getByRole('group', { name: 'Map of the strait' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'From HarbourFront' })).toBeVisible()
  })

  it('FER-8 places north at the top and east on the right', () => {
    const [north, south] = [projectStrait(harbourFront), projectStrait(batamCentre)]

    expect(north.y).toBeLessThan(south.y)
    expect(north.x).toBeLessThan(south.x)
    expect(isInStrait(phuket)).toBe(false)
  })
})
