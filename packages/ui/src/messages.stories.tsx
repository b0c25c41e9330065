import type { Meta, StoryObj } from '@storybook/react-vite'

import { Alert } from './alert.tsx'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Countdown } from './countdown.tsx'
import { EmptyState } from './empty-state.tsx'
import { Seascape } from './seascape.tsx'
import { Toast } from './toast.tsx'

const meta = { title: 'Messages' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Alerts: Story = {
  render: () => (
    <div className="grid max-w-xl gap-4">
      <Alert title="Batam is one hour behind Singapore">Times are local at each terminal.</Alert>
      <Alert variant="success" title="Payment received" />
      <Alert variant="warning" title="Passport expires within six months" />
      <Alert
        variant="destructive"
        title="We could not reach the server"
        action={<Button size="sm">Try again</Button>}
      >
        What you typed is kept.
      </Alert>
    </div>
  ),
}

export const Badges: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>Draft</Badge>
      <Badge variant="brand">Economy</Badge>
      <Badge variant="accent">Lowest</Badge>
      <Badge variant="success">Paid</Badge>
      <Badge variant="warning">4 seats left</Badge>
      <Badge variant="destructive">Expired</Badge>
    </div>
  ),
}

export const Empty: Story = {
  render: () => (
    <EmptyState
      title="No sailing on this day"
      description="The next ferry to Karimun leaves on Monday."
      illustration={<Seascape seed="empty" scene="islands" />}
      action={<Button variant="main">Show Monday</Button>}
    />
  ),
}

export const Hold: Story = {
  render: () => (
    <Countdown
      label="Seats held for"
      deadline={15 * 60_000}
      now={() => performance.now()}
      announce={(thresholdMs) => `${thresholdMs / 60_000} minutes left`}
    />
  ),
}

export const Toasts: Story = {
  render: () => (
    <div className="grid max-w-[420px] gap-3">
      <Toast title="Saved" closeLabel="Dismiss" onDismiss={() => {}} />
      <Toast
        variant="destructive"
        title="Error"
        description="An error occurred. Please try again."
        closeLabel="Dismiss"
        onDismiss={() => {}}
      />
    </div>
  ),
}
