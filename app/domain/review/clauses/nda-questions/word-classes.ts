import type { WordClasses } from '../wording/vocabulary.ts'

/** Words of confidentiality agreements that do the same work in a clause. */
export const ndaWords = {
	// Who
	receiver: 'receiving_part* recipient* receiver you undersigned vendor contractor bidder supplier employee',
	discloser: 'disclosing_part* discloser* company owner provider',
	parties: 'either_party each_party neither_party no_party parties both_parties other_party',
	employee: 'employee* personnel staff officer* director* worker*',
	representative:
		'representative* agent* advis* consultant* attorney* lawyer* counsel accountant* contractor* subcontractor* banker* lender* financ* auditor* associate*',
	affiliate: 'affiliate* subsidiar* parent group_compan*',
	thirdParty:
		'third_part* third_person* other_person* other_part* any_person any_entity anyone person persons entity entities source sources',
	needToKnow: 'need_to_know needs_to_know required_to_know strict_need need_know need-to-know',
	// May, must, not
	may: 'may can permitted permit permits allowed entitled authorized authorised free',
	must: 'shall will must agrees agree undertakes undertake covenants obliged required',
	not: 'not no never neither nor none without nothing',
	refrain: 'refrain prohibited prohibit* prevent* preclude* restrict* forbidden avoid',
	except: 'except unless other_than save exception excluding however provided notwithstanding',
	only: 'only solely exclusively sole strictly limited limit',
	all: 'all any every each',
	some: 'some certain portion part',
	consent: 'consent approval permission authorization authorisation prior_written express_written',
	// Information
	information: 'information material materials data documents document documentation',
	include: 'includ* mean means without_limitation limited_to comprise* consist* such_as',
	exclude:
		'not_include exclude* excluded does_not_apply shall_not_apply not_apply not_be_considered not_constitute exclusion exclusions exceptions not_extend',
	technical:
		'technical technolog* engineering scientific know_how formula* formulae design* specification* drawing* prototype* sample* ' +
		'software algorithm* source_code research patent* invention* schematic* hardware',
	business:
		'business financial customer* marketing commercial price* pricing sales client* personnel employee_information strategic strateg* ' +
		'forecast* cost costs suppliers vendors budget* plans operations investor*',
	oral: 'oral* verbal* spoken visual* discussion conversation* observation',
	writing: 'writing written tangible graphic documentary',
	anyForm:
		'any_form whatever_form any_manner any_medium any_media form_or_medium any_means other_form whatsoever any_format in_whatever ' +
		'however_recorded however_disclosed regardless_of_the_form regardless_of_the_way all_forms',
	electronic: 'electronic* machine_readable computer* digital',
	mark: 'mark marked marking* label* legend* stamp* designat* identif* indicat* bears bearing denominat* specified_as expressly_stated',
	whetherOrNot: 'whether_or_not irrespective regardless even_if even_though failure_to whether',
	nature:
		'nature circumstance* reasonably reasonable reasonable_person ought should understood understand* would_be apparent obvious know_or knows',
	confirm: 'confirm* summar* reduced reduc*',
	// Keeping and disclosing
	disclose:
		'disclos* reveal* divulg* disseminat* communicat* publish* release* discuss* make_available made_available provide* share* sharing transfer*',
	confidence: 'confidence confidential confidentiality secret secrecy proprietary',
	use: 'use uses used using utiliz* utilis* exploit* employ',
	purpose: 'purpose purposes evaluation evaluat* evaluating connection_with in_connection performing contemplated transaction project',
	benefit: 'benefit own_benefit own_purposes advantage gain competitive commercially',
	// Compelled disclosure
	law: 'law laws legal legally statute* regulation* regulatory governmental government rule',
	court: 'court* judicial subpoena* administrative order tribunal process interrogator* discovery deposition litigation',
	compel: 'compel* required requir* requested request demand* obligat*',
	notify: 'notif* notice inform informs informed advise advises',
	protective: 'protective remedy oppose contest waive intervene limit_such',
	// The deal itself
	existence: 'existence fact fact_that status',
	deal: 'discussions negotiation* negotiating terms conditions agreement relationship transaction contents',
	publicity: 'publicity public_announcement* announce* press news advertis* publicly public_statement* media name names identity',
	// Reverse engineering
	reverse: 'reverse decompil* disassembl* decod* deriv* unlock reverse_engineer* reengineer*',
	analyse: 'analyz* analys* test* composition structure object*',
	// Developing and receiving elsewhere
	independent: 'independent*',
	develop: 'develop* create* discover* conceiv* generat*',
	reference: 'reference reliance relying access breach violation resort',
	receive: 'receiv* obtain* acquir* learn* furnish* supplied becomes become* rightful* lawful* legitimate*',
	restriction: 'restriction* breach* obligation obligations duty bound confidentiality',
	known: 'known already possession prior public domain generally publicly',
	similar: 'similar compet* same',
	residual: 'residual* unaided memory retained_in',
	// License and ownership
	licence: 'licen*',
	grant: 'grant* confer* convey* transfer* constru* impl* estoppel assign*',
	right: 'right rights title interest',
	property: 'property own owns owned ownership remain* intellectual copyright* trademark* patent*',
	// Return
	return: 'return* deliver* surrender* redeliver*',
	destroy: 'destroy* destruct* delet* eras* shred* expunge* dispose*',
	keep: 'retain* keep* archiv* backup back_up maintain* preserve* hold kept',
	copy: 'copy copies copied copying duplicat* reproduc* reproduction* photocop* transcri* extract* summaries',
	certify: 'certif* confirm_in_writing written_confirmation officer_s_certificate',
	record:
		'record records compliance archival legal_department legal_counsel evidence one_copy single_copy files system* bylaw* document_retention retention',
	end: 'terminat* expir* complet* conclu* cease* cancel* end ends ending once no_longer not_proceed not_to_proceed achieved abandon*',
	upon: 'upon following after within on_or_before at_the_end',
	request: 'request* demand* any_time at_any_time',
	promptly: 'prompt* immediate* forthwith days without_delay',
	// Survival
	survive: 'surviv* continu* remain_in remain_effective in_force in_effect thereafter perpetual* indefinite* force_and_effect',
	period: 'year years month months period term duration',
	longAs: 'so_long_as as_long_as until',
	obligations: 'obligation obligations duties duty restrictions provisions covenants undertakings commitments',
	// Soliciting
	solicit: 'solicit* recruit* entic* induc* hire hiring hires poach* canvass',
	circumvent: 'circumvent* bypass* non_circumvent*',
	// Care
	care: 'degree_of_care reasonable_care same_care standard_of_care same_degree care precautions',
	liableFor: 'liable responsible responsibility breach_by',
	agreementBound:
		'agreed_in_writing bound_by written_agreement signed similar_obligations no_less terms_of_this informed_of confidential_nature',
} as const satisfies WordClasses
