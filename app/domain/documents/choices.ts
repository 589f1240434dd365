import type { PartyRole, ReviewTone } from '#app/domain/review/report/report.ts'
import {
	categoryFromName,
	categoryFromPrefix,
	categoryOfType,
	type CategoryCode,
	type DocumentType,
} from '#app/domain/review/type/catalogue.ts'
import type { DocumentStatus } from './document-status.ts'

/** What an uploader chose for a document. */
export interface DocumentChoices {
	/** The name in the vault; left out, the file's. */
	name?: string
	category: CategoryCode
	/** `null`: as for the version before, else the review detects it. */
	documentType: DocumentType | null
	/** `null`: as for the version before, else unknown. */
	industryType: string | null
	/** `null`: as for the version before, else not sure. */
	partyRole: PartyRole | null
	/** A party of the document by its name or role there; `null`: as for the version before if that was for the same side, else by `partyRole`. */
	partyName: string | null
	/** `null`: as for the version before, else neutral. */
	reviewTone: ReviewTone | null
	status: DocumentStatus
	/** Whether a language model may read it too, where one is configured; `null`: as for the version before, else yes. */
	askModel: boolean | null
	/** Whether personal data is masked before it leaves for the model; `null`: as for the version before, else no. */
	maskNames: boolean | null
}

/** For a new version that is made from another one: all that can be chosen stays. */
export const sameChoices: DocumentChoices = {
	category: 'UNCATEGORIZED',
	documentType: null,
	industryType: null,
	partyRole: null,
	partyName: null,
	reviewTone: null,
	status: 'draft',
	askModel: null,
	maskNames: null,
}

/** Where a file was uploaded: on the dashboard, any word of the file name can decide the category. */
export type UploadPlace = 'landing' | 'dashboard' | 'api'

/**
 * The category of a new document: the chosen one; else that of the chosen type, which belongs to one category only;
 * else by the prefix of the file name, and on the dashboard by any word of it.
 */
export function categoryOf(
	chosen: { category: CategoryCode | null; documentType: DocumentType | null },
	fileName: string,
	place: UploadPlace,
): CategoryCode {
	if (chosen.category) return chosen.category
	if (chosen.documentType) return categoryOfType(chosen.documentType)
	return place === 'dashboard' ? categoryFromName(fileName) : categoryFromPrefix(fileName)
}

/** For a new document about which nobody was asked: the file name alone decides the category, as on the dashboard. */
export function choicesByName(fileName: string, { askModel, maskNames }: Pick<DocumentChoices, 'askModel' | 'maskNames'>): DocumentChoices {
	return { ...sameChoices, askModel, maskNames, category: categoryOf({ category: null, documentType: null }, fileName, 'dashboard') }
}
