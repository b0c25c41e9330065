import type { ClassNames } from 'react-day-picker'

const arrow =
  'absolute top-0 z-10 grid size-11 place-items-center rounded-full text-foreground hover:bg-muted aria-disabled:opacity-30 [&_svg]:size-5'

export const calendarClassNames: Partial<ClassNames> = {
  root: 'w-full',
  months: 'flex flex-wrap gap-8',
  month: 'relative min-w-0 grow basis-72',
  month_caption: 'flex h-11 items-center justify-center text-base font-bold',
  button_previous: `${arrow} start-0`,
  button_next: `${arrow} end-0`,
  month_grid: 'mt-1 w-full table-fixed border-collapse',
  weekday: 'h-8 text-center text-xs font-semibold text-muted-foreground',
  day: 'p-0 text-center align-middle',
  day_button:
    'mx-auto flex h-13 w-full flex-col items-center justify-center rounded-md transition-colors hover:bg-muted focus-visible:-outline-offset-2 disabled:pointer-events-none disabled:opacity-40 aria-disabled:hover:bg-transparent',
  today: '[&_button]:ring-1 [&_button]:ring-inset [&_button]:ring-input',
  selected:
    // The focus ring lies inside the day, which has the colour of the usual ring, so it takes the colour of the text.
    '[&_button]:bg-brand [&_button]:text-brand-foreground [&_button]:hover:bg-brand [&_button:focus-visible]:outline-current forced-colors:outline-2',
  range_start: 'rounded-s-md bg-brand-surface',
  range_end: 'rounded-e-md bg-brand-surface',
  range_middle:
    'bg-brand-surface [&_button]:rounded-none [&_button]:bg-transparent [&_button]:text-foreground [&_button]:hover:bg-transparent',
  outside: 'opacity-40',
  hidden: 'invisible',
}

/** Classes of a calendar with lists of months and years in place of the caption. */
export const jumpClassNames: Partial<ClassNames> = {
  ...calendarClassNames,
  dropdowns: 'flex justify-center gap-1.5',
  dropdown:
    'min-h-9 cursor-pointer rounded-md border border-input/60 bg-raised px-2 text-base font-bold text-foreground focus-visible:outline-2 focus-visible:outline-ring',
  caption_label: 'hidden',
}
