import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'

import { Alert } from './alert.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Details } from './details.tsx'
import { EmptyState } from './empty-state.tsx'
import { PageHeading } from './page-heading.tsx'
import { SkipLink } from './skip-link.tsx'
import { Steps } from './steps.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx'

describe('parts of a page', () => {
  it('NAV-12 gives the heading focus when a navigation ends', () => {
    const ref = createRef<HTMLHeadingElement>()
    render(
      <PageHeading ref={ref} eyebrow="Outbound">
        Choose your crossing
      </PageHeading>,
    )

    ref.current?.focus()

    expect(screen.getByRole('heading', { level: 1, name: 'Choose your crossing' })).toHaveFocus()
  })

  it('NAV-12 lets the keyboard skip to the content', () => {
    render(<SkipLink href="#main">Skip to content</SkipLink>)

    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main')
  })

  it('NAV-12 tells which step is open and which are done', () => {
    render(
      <Steps
        label="Checkout"
        doneText="Done:"
        current={1}
        steps={[
          { name: 'Cart', link: (name) => <a href="/cart">{name}</a> },
          { name: 'Passengers' },
        ]}
      />,
    )

    const steps = within(screen.getByRole('navigation', { name: 'Checkout' }))
    expect(steps.getByRole('listitem', { current: 'step' })).toHaveTextContent('Passengers')
    expect(steps.getByRole('link', { name: 'Cart' })).toBeVisible()
    expect(steps.getByText('Done:')).toBeVisible()
  })

  it('NAV-12 marks the last crumb as the page itself', () => {
    render(
      <Breadcrumb
        label="Path"
        items={[
          <a key="ferries" href="/ferry">
            Ferries
          </a>,
          'Sailings',
        ]}
      />,
    )

    expect(screen.getByRole('listitem', { current: 'page' })).toHaveTextContent('Sailings')
  })

  it.each([
    ['off', undefined],
    ['polite', 'status'],
    ['assertive', 'alert'],
  ] as const)('ERR-4 announces an alert as asked: %s', (live, role) => {
    const { container } = render(
      <Alert live={live} title="Offline">
        Try again
      </Alert>,
    )

    expect(container.firstElementChild?.getAttribute('role') ?? undefined).toBe(role)
  })

  it('FER-3 says in an empty state what to do next', () => {
    render(
      <EmptyState title="No sailing back" action={<button type="button">Go one way</button>} />,
    )

    expect(screen.getByRole('heading', { name: 'No sailing back' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Go one way' })).toBeVisible()
  })

  it('CHK-11 opens details by their summary', async () => {
    render(
      <Details summary="Refunds" trailing="80 %">
        Up to 24 hours before
      </Details>,
    )
    expect(screen.getByText('Up to 24 hours before')).not.toBeVisible()

    await userEvent.click(screen.getByText('Refunds'))

    expect(screen.getByText('Up to 24 hours before')).toBeVisible()
  })

  it('CHK-9 moves between tabs by arrow keys', async () => {
    render(
      <Tabs defaultValue="next">
        <TabsList label="Orders">
          <TabsTrigger value="next">Upcoming</TabsTrigger>
          <TabsTrigger value="past">Past</TabsTrigger>
        </TabsList>
        <TabsContent value="past">Nothing yet</TabsContent>
      </Tabs>,
    )

    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')

    expect(screen.getByRole('tab', { name: 'Past', selected: true })).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: 'Past' })).toHaveTextContent('Nothing yet')
  })

  it('AGT-1 names a table and lets the keyboard scroll it', () => {
    render(
      <Table caption="Statement">
        <TableHead>
          <TableRow>
            <TableHeader>Date</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>20 Nov</TableCell>
          </TableRow>
        </TableBody>
      </Table>,
    )

    expect(screen.getByRole('table', { name: 'Statement' })).toBeVisible()
    expect(screen.getByRole('group', { name: 'Statement' })).toHaveAttribute('tabindex', '0')
  })
})
