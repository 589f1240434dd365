import type { ListedCall } from '#app/domain/review/model/model-calls.server.ts'
import type { ModelOffer } from '#app/domain/review/model/model-offer.ts'
import type { Severity } from '#app/domain/review/report/report.ts'
import type { AboutReport, ShownSectionName, StoredSections } from '#app/domain/review/report/stored-sections.ts'
import { ModelNote, ReportAbout } from './about.tsx'
import { ReportCalls } from './model-calls.tsx'
import { ReportChecks } from './checks.tsx'
import { ReportClauses } from './clauses.tsx'
import { ReportFacts } from './facts.tsx'
import { ReportFindings } from './findings/findings.tsx'
import type { ReportPlace } from './report-links.ts'
import { ReportReadYourself } from './read-yourself.tsx'
import { ReportSection, type Arriving } from './report-section.tsx'
import { ReportSide } from './side-question.tsx'
import { ReportSummary } from './summary.tsx'

export type ArrivingSections = { [Name in ShownSectionName]: Arriving<StoredSections[Name]> }

interface ReportViewProps {
	sections: ArrivingSections
	about: AboutReport | null
	/** The language model that reads the document again when its side is changed. */
	model?: ModelOffer | null
	/** Whether the reader may change the side it is reviewed for. */
	mayReview: boolean
	calls: ListedCall[]
	place: ReportPlace
	severity?: Severity
	filters: boolean
}

/** The report, the same on its page and in the dialog: the verdict first, then what supports it. */
export function ReportView({ sections, about, model = null, mayReview, calls, place, severity, filters }: ReportViewProps) {
	const clauses = sections.clauses instanceof Promise ? null : sections.clauses
	// Shown only with the whole report: this part may stay empty, so it gets no placeholder while the review runs.
	const readYourself = sections.findings instanceof Promise ? [] : (sections.findings?.read_yourself ?? [])
	return (
		<div className="space-y-12">
			{about ? <ReportSide about={about} model={model} place={place} mayChange={mayReview} /> : null}
			{about ? <ModelNote note={about.engine.model_note} /> : null}
			<ReportSection id="summary" title="Summary" value={sections.summary} lines={6}>
				{(summary) => <ReportSummary summary={summary} pagesNotRead={about?.document.pages_not_read ?? []} place={place} />}
			</ReportSection>
			<ReportSection id="facts" title="Key facts" value={sections.facts} lines={6}>
				{(facts) => <ReportFacts facts={facts} place={place} />}
			</ReportSection>
			<ReportSection id="findings" title="Red flags" value={sections.findings} lines={12}>
				{({ findings }) => <ReportFindings findings={findings} clauses={clauses} place={place} severity={severity} filters={filters} />}
			</ReportSection>
			{readYourself.length > 0 ? (
				<ReportSection id="read" title="Read these yourself" value={readYourself} lines={6}>
					{(items) => <ReportReadYourself items={items} clauses={clauses} place={place} />}
				</ReportSection>
			) : null}
			<ReportSection id="clauses" title="Clause by clause" value={sections.clauses} lines={12}>
				{(ready) => <ReportClauses clauses={ready} place={place} />}
			</ReportSection>
			<ReportSection id="checks" title="What was checked" value={sections.findings} lines={4}>
				{({ rules }) => <ReportChecks rules={rules} />}
			</ReportSection>
			{calls.length > 0 ? (
				<ReportSection id="left" title="Data sent to the language model" value={calls} lines={4}>
					{(value) => <ReportCalls calls={value} />}
				</ReportSection>
			) : null}
			{about ? (
				<ReportSection id="about" title="About this report" value={about} lines={4}>
					{(value) => <ReportAbout about={value} />}
				</ReportSection>
			) : null}
		</div>
	)
}
