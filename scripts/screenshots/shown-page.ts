import type { Page } from '@playwright/test'
import type { Client } from '../../tests/product/client.ts'
import type { RunningProgram } from '../../tests/running-program.ts'

/** A page of which pictures are taken. */
export interface ShownPage {
	/** What its pictures are called, and how `npm run screenshots -- NAME` names it. */
	name: string
	path: string
	/** Cookies of whoever looks; left out, nobody is signed in. */
	cookies?: Readonly<Record<string, string>>
	/** What is done on the page before its pictures, such as opening a dialog. */
	before?: (page: Page) => Promise<unknown>
}

/** Somebody who is signed in to the running product. */
export interface SignedIn extends Client {
	email: string
	token: string
	/** What a browser of theirs has. */
	cookies: Readonly<Record<string, string>>
}

/** The running product, and what every area may begin with. */
export interface Stage {
	program: RunningProgram
	member: SignedIn
	/** Ids of the member's reviewed documents, in the order of `stagedDocuments`. */
	documents: readonly string[]
}

/** Pages of one part of the product; makes what they show first. */
export type Area = (stage: Stage) => Promise<ShownPage[]>
