import type { WordClasses } from '../wording/vocabulary.ts'

/** Words of terms of service that do the same work in a clause. */
export const termsWords = {
	// Who
	us: 'we us our company ourselves',
	you: 'you your yourself user users member members customer customers subscriber subscribers merchant merchants',
	either: 'either each both mutual mutually',
	consumer: 'consumer consumers',
	thirdParty: 'third_part*',
	// What one may, must and will
	may: 'may can could might',
	will: 'will shall must should',
	right: 'right rights entitled',
	reserve: 'reserve reserves reserved retain retains',
	discretion: 'discretion judgment judgement opinion option determination',
	sole: 'sole absolute own exclusive full',
	agree: 'agree agrees agreeing agreed',
	accept: 'accept* consent consents consenting assent',
	bound: 'bound binding abide',
	acknowledge: 'acknowledge acknowledges understand understands understood confirm confirms',
	not: 'not no never neither nor none nothing without',
	only: 'only solely exclusively',
	unless: 'except unless other_than however notwithstanding',
	if: 'if where when whenever event in_case',
	obligation: 'obligation obligations obliged obligated duty required',
	// When and how
	anyTime: 'at_any_time any_time anytime time_to_time',
	anyReason: 'any_reason no_reason for_convenience without_cause any_other_reason or_no_reason without_giving_reason*',
	withoutNotice:
		'without_notice without_prior_notice without_any_notice without_any_prior_notice without_further_notice without_notification ' +
		'without_notifying without_warning without_giving_you_notice with_or_without_notice without_specific_notice ' +
		'without_advance_notice no_notice or_without_notice without_informing without_providing_notice',
	notice: 'notice notices notification notify notifying notified inform informing informed',
	prior: 'prior advance days weeks months reasonable_notice written',
	immediately: 'immediate* promptly automatically forthwith temporar* permanent* indefinite*',
	permitted: 'permitted permissible fullest maximum_extent full_extent greatest_extent as_far_as allowed_by',
	breach: 'breach* violat* infring* fail* misuse* non_compliance noncompliance abus* fraud* illegal unlawful suspect* believe*',
	repeat: 'repeat repeated repeatedly',
	result: 'result results resulting lead_to grounds subject_to_termination',
	upon: 'upon after following effect_of',
	// Liability
	liable: 'liable liability liabilities',
	responsible: 'responsible responsibility responsibilities accountable',
	take: 'accept* assume* take takes undertake undertakes bear bears incur incurring disclaim*',
	loss: 'loss losses lost damage damages injury harm costs',
	noEvent: 'in_no_event under_no_circumstance* no_circumstance* no_event no_case no_way',
	exceed: 'exceed* maximum greater_of limited_to total aggregate',
	limit:
		'limit limits limited limitation limitations exclude excludes excluded excluding exclusion exclusions restrict restricts affect affects',
	disclaim: 'disclaim* disclaimer*',
	risk: 'risk risks',
	indirect: 'indirect consequential incidental punitive exemplary special',
	profits: 'profit profits revenue revenues goodwill savings anticipated',
	gross: 'death personal_injury gross negligen* wilful willful intentional* intent fraudulent_misrepresentation product_liability',
	release: 'release releases discharge waive waives waiver forever',
	warranty: 'warrant* guarantee* as_is as_available fitness merchantab* endorse*',
	remedy: 'remedy remedies recourse',
	someStates: 'some_jurisdiction* some_state* some_countr* certain_jurisdiction* certain_state*',
	advised: 'advised_of been_advised possibility essential_purpose even_if whether_or_not regardless legal_theory tort',
	control: 'beyond_our_control outside_our_control reasonable_control no_control not_control force_majeure',
	indemnify: 'indemni* harmless',
	failure: 'error* interrupt* delay* failure* inaccura* omission* virus* defect* unavailab* accuracy completeness',
	compensation: 'compensation refund penalty reimburse*',
	// Ending
	terminate: 'terminat* cancel* deactivat* close closes closed closing closure ban banned banning revok* expel',
	suspend: 'suspen* block blocks blocked blocking disabl* restrict* deny denied lock freeze limit',
	discontinue: 'discontinu* stop stops stopped stopping ceas* withdraw* interrupt*',
	refuse: 'refus* reject* decline',
	account: 'account accounts membership* profile profiles registration username* channel wallet card',
	access: 'access accessing accessed use usage',
	agreement: 'agreement agreements terms conditions tos contract contracts eula relationship',
	licence: 'licence* license*',
	service:
		'service services product products site sites website websites app apps application applications software platform platforms game games',
	feature: 'feature* functionalit* portion part parts aspect* offer offers promotion* benefit* availab*',
	order: 'order orders purchase* transaction* booking* reservation* payment*',
	// Changing
	change: 'chang* modif* amend* revis* alter* vary varied variation* adjust*',
	update: 'updat* replac* supplement* add adding improv* introduc* increas* upgrade*',
	price: 'price prices pricing fee fees charge charges rate rates subscription subscriptions exchange',
	policy: 'policy policies rules guidelines privacy notice',
	effective: 'effective take_effect takes_effect come_into',
	post: 'post posted posting posts publish* display* website',
	check: 'check review visit look_at consult revisit',
	regularly: 'periodically regularly frequently often regular_basis',
	newer: 'new latest current updated revised amended modified changed recent',
	version: 'version versions',
	// Content
	remove: 'remov* delet* edit edits edited editing take_down takedown discard* eras* disallow* purge* reclaim*',
	screen: 'monitor* screen* moderat*',
	content:
		'content contents submission* material materials photo* image* review reviews comment* data message* ugc contribution* video* ' +
		'listing* upload* item items posting postings information username* files',
	objectionable: 'objectionable inappropriate offensive defamatory obscene harmful',
	// Agreeing by using
	byUsing:
		'by_using by_accessing by_downloading by_installing by_registering by_creating by_visiting by_browsing by_clicking by_continuing ' +
		'by_subscribing by_placing by_signing by_opening by_making by_entering by_playing by_activating by_participating by_purchasing ' +
		'by_submitting by_accepting',
	using: 'using accessing downloading installing registering creating visiting browsing clicking subscribing signing opening playing',
	constitute: 'constitut* means signif* indicat* confirm* implies imply deem* serves considered',
	continued: 'continued continuing continue continues ongoing subsequent',
	doNotUse: 'not_use not_access stop_using cease_using discontinue_using not_install not_download cease_use stop_accessing',
	read: 'read',
	behalf: 'on_behalf authority organization organisation entity',
	// Law and courts
	governed: 'govern* constru* interpret* accordance apply applies',
	law: 'law laws legislation',
	lawsOf: 'laws_of law_of',
	conflict: 'conflict_of conflicts_of conflicts choice_of conflict_provisions united_nations_convention',
	mandatory: 'mandatory statutory statute*',
	residence: 'residence reside* live lives domicile* habitual* your_country home_country your_local your_jurisdiction your_state',
	court: 'court courts',
	jurisdiction: 'jurisdiction jurisdictions',
	venue: 'venue forum',
	nonExclusive: 'non_exclusive nonexclusive',
	exclusive: 'exclusive exclusively solely sole irrevocabl*',
	submit: 'submit submits submitting subject',
	bring: 'brought bring filed commence* institut* litigat* heard adjudicat*',
	smallClaims: 'small_claim*',
	injunctive: 'injuncti* equitable',
	place:
		'california francisco york delaware ireland irish england english wales luxembourg netherlands amsterdam county israel sweden ' +
		'germany texas washington district federal',
	// Arbitration
	arbitration: 'arbitration arbitrate arbitrations arbitrated',
	arbitrator: 'arbitrator* arbitrab*',
	final: 'binding final finally individual confidential',
	resolve: 'resolv* settl* determin* decid* refer referred submit submitted',
	arbitrationRules: 'aaa jams icc adr american_arbitration lcia procedures administered',
	conducted: 'conducted held take_place hearing seat occur',
	classAction: 'class collective representative_action* representative_proceeding*',
	jury: 'jury',
	optOut: 'opt_out opt opting',
	dispute: 'dispute disputes claim claims controvers* litigation proceeding* action actions',
} as const satisfies WordClasses
