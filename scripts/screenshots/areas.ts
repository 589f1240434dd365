import { accountPages } from './account-pages.ts'
import { adminPages } from './admin-pages.ts'
import { companyPages } from './company-pages.ts'
import { documentPages } from './document-pages.ts'
import { publicPages } from './public-pages.ts'
import { templatePages } from './template-pages.ts'
import { vaultPages } from './vault-pages.ts'
import type { Area } from './shown-page.ts'

/** Every area by its name; `npm run screenshots -- NAME` takes the pages of one. */
export const areas: Readonly<Record<string, Area>> = {
	public: publicPages,
	documents: documentPages,
	vault: vaultPages,
	templates: templatePages,
	company: companyPages,
	account: accountPages,
	admin: adminPages,
}
