/*
 * node --import tsx scripts/forms/fingerprint-forms.ts FOLDER
 *
 * Writes app/domain/review/forms/fingerprints.json from local copies of published forms. FOLDER holds them under the
 * paths named below (`../shared/data/files/contracts` has them). Hashes of six words each are kept, no text: the
 * licences allow it, and the text can't be read back.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractDocx } from '#app/domain/extraction/docx/extract-docx.ts'
import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import { extractPdf } from '#app/domain/extraction/pdf/extract-pdf.server.ts'
import { readStructure } from '#app/domain/review/clauses/structure/read-structure.ts'
import { fingerprintOf, type FormTitle, storedForm, type StoredForm } from '#app/domain/review/forms/standard-form.ts'
import { readingView } from '#app/domain/review/reading-view.ts'

const openAgreements = 'open-agreements__open-agreements'
const forms: (FormTitle & { file: string; source: string })[] = [
	{
		id: 'common-paper-mutual-nda',
		name: 'Common Paper Mutual NDA cover page (version 1.0)',
		playbook: 'nda',
		file: `${openAgreements}/common-paper-cc-by-4.0__common-paper-mutual-nda__template.docx`,
		source: 'Common Paper, CC BY 4.0',
	},
	{
		id: 'common-paper-dpa',
		name: 'Common Paper Data Processing Agreement (version 1.1)',
		playbook: 'dpa',
		file: `${openAgreements}/common-paper-cc-by-4.0__common-paper-data-processing-agreement__template.docx`,
		source: 'Common Paper, CC BY 4.0',
	},
	{
		id: 'common-paper-contractor',
		name: 'Common Paper Independent Contractor Agreement',
		playbook: 'employment',
		file: `${openAgreements}/common-paper-cc-by-4.0__common-paper-independent-contractor-agreement__template.docx`,
		source: 'Common Paper, CC BY 4.0',
	},
	{
		id: 'common-paper-software-licence',
		name: 'Common Paper Software License Agreement',
		playbook: 'services',
		file: `${openAgreements}/common-paper-cc-by-4.0__common-paper-software-license-agreement__template.docx`,
		source: 'Common Paper, CC BY 4.0',
	},
	{
		id: 'bonterms-psa',
		name: 'Bonterms Professional Services Agreement cover page',
		playbook: 'services',
		file: `${openAgreements}/bonterms-cc0-1.0__bonterms-professional-services-agreement__template.docx`,
		source: 'Bonterms, CC0 1.0',
	},
	{
		id: 'openagreements-offer-letter',
		name: 'OpenAgreements Employment Offer Letter',
		playbook: 'employment',
		file: `${openAgreements}/openagreements-cc-by-4.0__openagreements-employment-offer-letter__template.docx`,
		source: 'OpenAgreements, CC BY 4.0',
	},
	{
		id: 'openagreements-founder-ip',
		name: 'OpenAgreements Founder IP and Confidentiality Confirmation',
		playbook: 'cofounder',
		file: `${openAgreements}/openagreements-cc-by-4.0__openagreements-founder-ip-confidentiality-confirmation__template.docx`,
		source: 'OpenAgreements, CC BY 4.0',
	},
	{
		id: 'openagreements-stock-power',
		name: 'OpenAgreements Stock Assignment Separate from Certificate',
		playbook: 'cofounder',
		file: `${openAgreements}/openagreements-cc-by-4.0__openagreements-founder-stock-assignment-separate__template.docx`,
		source: 'OpenAgreements, CC BY 4.0',
	},
	{
		id: 'finos-icla',
		name: 'FINOS Individual Contributor License Agreement',
		playbook: 'general',
		file: 'finos__community/static__governance-docs__ICLA.pdf',
		source: 'FINOS, CC BY 4.0',
	},
	{
		id: 'linux-foundation-contribution',
		name: 'Linux Foundation Project Contribution Agreement',
		playbook: 'general',
		file: 'finos__community/The.Linux.Foundation.--.Form.of.Trademark.Assignment.20221202.pdf',
		source: 'FINOS, CC BY 4.0',
	},
	{
		id: 'lf-projects-contribution',
		name: 'LF Projects Contribution Agreement (2025)',
		playbook: 'general',
		file: 'cncf__foundation/agreements__Sample_Contribution_Agreement_(2025).pdf',
		source: 'CNCF, CC BY 4.0',
	},
	{
		id: 'a16z-cbe-commercial-no-hate',
		name: 'a16z "Can’t Be Evil" NFT License (CBE-Commercial-No-Hate)',
		playbook: 'general',
		file: 'a16z__a16z-contracts/licenses__pdf__03_-_a16z_CBE_Form_License_(CBE-Commercial-No-Hate).pdf',
		source: 'a16z crypto, CC0',
	},
]

async function main(folder: string) {
	const stored: StoredForm[] = []
	for (const { file, source, ...title } of forms) {
		const view = readingView(await read(join(folder, file)))
		const sections = readStructure(view)
			.clauses.filter(({ level, kind }) => level === 0 && (kind === 'clause' || kind === 'exhibit'))
			.map(({ number, start }, index) => ({ name: number === null ? `Part ${index + 1}` : `Section ${number.replace(/\.$/, '')}`, start }))
		const form = fingerprintOf(title, view.text, sections)
		console.log(`${title.id}: ${form.hashes.length} shingles, ${form.sections.length} sections`)
		stored.push(storedForm(form, `${source}; ${file}`))
	}
	writeFileSync('app/domain/review/forms/fingerprints.json', `${JSON.stringify(stored, null, '\t')}\n`)
}

async function read(path: string): Promise<ExtractedDocument> {
	const bytes = new Uint8Array(readFileSync(path))
	const extraction = path.endsWith('.docx') ? await extractDocx(bytes) : await extractPdf(bytes)
	if (!extraction.readable) throw new Error(`${path} can't be read: ${extraction.reason}`)
	return extraction.document
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder that holds the forms.')
await main(folder)
process.exit(0)
