import { nameOfFamily, nameOfShared } from './shared-chunks.ts'

/**
 * Which modules travel together. A chunk compresses better than its parts, and one that is not there yet costs a round
 * trip; so there are few. A group takes what its modules import with it.
 */
export const chunkGroups = [
  // Sends the first requests; everything else downloads meanwhile.
  { name: 'start', test: /[\\/]src[\\/]main\.tsx$/, priority: 5 },
  { name: 'shell', test: /[\\/]src[\\/]app[\\/]mount\.tsx$/, priority: 4 },
  // Nearly every visit begins with it.
  { name: 'search', test: /[\\/](home-page|ferry-search-form)\.tsx$/, priority: 3 },
  // What home shows to those who have been here before, or look for something else than a ferry.
  {
    name: 'home-more',
    test: /[\\/]features[\\/]base[\\/]components[\\/](recent-searches|how-steps|use-search-summary|product-search|hotel-search|season-picks)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  // Pages of nothing but text.
  {
    name: 'text',
    test: /(-policy|coming)-page\.tsx$|(policy-view|rich-text)\.tsx$|sanitise-markup\.ts$/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // What only small pages show that lead to one another.
  {
    name: nameOfFamily,
    test: /[\\/]apps[\\/]storefront[\\/]src[\\/]/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // What the search shows late: small parts that download together after the visitor's first move.
  {
    name: 'panels',
    test: /[\\/](party-panel|multi-city-fields|phone-sheet)\.tsx$/,
    includeDependenciesRecursively: false,
  },
  // Pages with forms bring React Hook Form and zod; what they share must not bring them to the others.
  {
    name: 'passengers',
    test: /[\\/]src[\\/](shared|features)[\\/]passenger[\\/]/,
    priority: 2,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'forms',
    test: /[\\/]src[\\/](shared[\\/](form|profile(?![\\/]signed-out))|features[\\/](account|support)|forms)[\\/]/,
    priority: 1,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What several pages share, but none of the heavy libraries that one of them needs.
  {
    name: nameOfShared,
    test: /[\\/](apps[\\/]storefront|packages[\\/]ui)[\\/]src[\\/]/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Rules, formats and icons come out of one door each, so that only the bundler knows who uses which.
  ...[
    {
      name: 'rules',
      test: /[\\/]packages[\\/](domain|i18n)[\\/]src[\\/]/,
      entriesAwareMergeThreshold: 1500,
    },
    { name: 'icons', test: /lucide-react/, entriesAwareMergeThreshold: 5000 },
  ].map((group) => ({
    ...group,
    minShareCount: 2,
    entriesAware: true,
    includeDependenciesRecursively: false,
  })),
]
