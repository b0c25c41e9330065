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
  it('NAV-12 the heading of a page can take the focus', () => {
    const ref = createRef<HTMLHeadingElement>()
    render(
      <PageHeading ref={ref} eyebrow="Outbound">
        Choose your crossing
      </PageHeading>,
    )

    ref.current?.focus()

    expect(screen.getByRole('heading', { level: 1, name: 'Choose your crossing' })).toHaveFocus()
  })

  it('NAV-12 has a link that skips to the content', () => {
    render(<SkipLink href="#main">Skip to content</SkipLink>)

    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main')
  })

  it('NAV-12 marks the current step and the completed ones', () => {
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

  it('NAV-12 marks the last breadcrumb as the current page', () => {
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
  ] as const)('ERR-4 an alert with live=%s has the role %s', (live, role) => {
    const { container } = render(
      <Alert live={live} title="Offline">
        Try again
      </Alert>,
    )

    expect(container.firstElementChild?.getAttribute('role') ?? undefined).toBe(role)
  })

  it('FER-3 an empty state says what to do next', () => {
    render(
      <EmptyState title="No sailing back" action={<button type="button">Go one way</button>} />,
    )

    expect(screen.getByRole('heading', { name: 'No sailing back' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Go one way' })).toBeVisible()
  })

  it('CHK-11 a click on the summary opens the details', async () => {
    render(
      <Details summary="Refunds" trailing="80 %">
        Up to 24 hours before
      </Details>,
    )
    expect(screen.getByText('Up to 24 hours before')).not.toBeVisible()

    await userEvent.click(screen.getByText('Refunds'))

    expect(screen.getByText('Up to 24 hours before')).toBeVisible()
  })

  it('CHK-9 arrow keys move between tabs', async () => {
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

  it('AGT-1 a table has a name and can be scrolled with the keyboard', () => {
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
