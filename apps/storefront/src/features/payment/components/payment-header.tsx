import { Link } from 'react-router-dom'

import { BrandMark } from '../../../shared/brand-mark.tsx'
import { paths } from '../../../shared/paths.ts'

/** Whose page it is; the blank layout has no header of its own. */
export function PaymentHeader() {
  return (
    <header className="border-b border-border">
      <div className="mx-auto flex min-h-14 w-full max-w-6xl items-center px-4 sm:px-6">
        <Link to={paths.home()} className="flex min-h-11 items-center rounded-sm">
          <BrandMark />
        </Link>
      </div>
    </header>
  )
}
