import type { Meta, StoryObj } from '@storybook/react-vite'

import { Seascape } from './seascape.tsx'
import { StraitMap } from './strait-map.tsx'

const meta = { title: 'Pictures' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Seascapes: Story = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-2">
      <Seascape seed="strait" className="h-48 rounded-xl" />
      <Seascape seed="city" scene="city" className="h-48 rounded-xl" />
      <Seascape seed="islands" scene="islands" className="h-48 rounded-xl" />
      <Seascape seed="hero" composition="end" className="h-48 rounded-xl" />
    </div>
  ),
}

export const Strait: Story = {
  render: () => (
    <StraitMap
      label="Map of the strait"
      description="The route from HarbourFront to Batam Centre"
      className="max-w-3xl"
      route={['HFC', 'BTC']}
      terminals={[
        {
          code: 'HFC',
          latitude: 1.2646,
          longitude: 103.8202,
          label: 'HarbourFront',
          labelSide: 'start',
        },
        { code: 'BTC', latitude: 1.1318, longitude: 104.0532, label: 'Batam Centre' },
        { code: 'TPI', latitude: 0.9303, longitude: 104.4395, label: 'Tanjung Pinang' },
      ]}
      places={[
        { label: 'Johor', latitude: 1.56, longitude: 103.7 },
        { label: 'Bintan', latitude: 1.07, longitude: 104.46 },
      ]}
    />
  ),
}
