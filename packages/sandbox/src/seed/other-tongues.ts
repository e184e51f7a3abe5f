/** Posts in other languages and scripts; `by` is the author's handle. */
export const OTHER_TONGUES: readonly { by: string; text: string }[] = [
  { by: 'hana', text: '朝の散歩で、カワセミを見ました。一瞬でしたが、青い線が目に残っています。' },
  { by: 'hana', text: '味噌汁にねぎを入れすぎた。でも、おいしい。' },
  { by: 'hana', text: '雨の日は本屋へ行く日。今日は三冊買ってしまいました。#読書' },
  { by: 'hana', text: '電車が四分早く着いた。不思議な気持ちで、ホームの梅の木を見ている。' },
  { by: 'hana', text: '窯から出したばかりの湯のみ。まだ少し温かい。:kiln:' },
  { by: 'hana', text: '今夜は月がきれいです。ベランダでお茶を飲んでいます。' },
  { by: 'kumo@kumo.example', text: '積乱雲が山の向こうで大きくなっている。洗濯物を入れました。#天気' },
  { by: 'kumo@kumo.example', text: '初雪。音がぜんぶ遠くなった。' },
  {
    by: 'kumo@kumo.example',
    text: 'Trying to write in English today: the clouds were like pulled bread. 明日は晴れるそうです。',
  },
  {
    by: 'layla@olive.example',
    text: 'صباح الخير! الزيتون هذا العام أحسن من العام الماضي، والجيران كلهم في الحقل.',
  },
  { by: 'layla@olive.example', text: 'خبزت أمي خبز الطابون اليوم، ورائحته وصلت إلى آخر الشارع. #خبز' },
  { by: 'layla@olive.example', text: 'عصفور صغير بنى عشه فوق ساعة المحطة. لا أحد يجرؤ على تصليح الساعة الآن.' },
  { by: 'layla@olive.example', text: 'المطر الأول بعد ستة أشهر :drizzle: وكل الأطفال في الساحة.' },
  { by: 'layla@olive.example', text: 'قرأت اليوم قصيدة عن القمر، ثم خرجت لأتأكد أنه ما زال هناك. كان هناك.' },
  { by: 'noam', text: 'הרכבת הגיעה בזמן, ואיש לא ידע מה לעשות עם עצמו.' },
  { by: 'noam', text: 'ספרתי שבעה עשר דרורים על חוט החשמל. אחד מהם ישב הפוך.' },
  { by: 'noam', text: 'סוף סוף גשם. הלכתי בלי מטרייה, בכוונה. #גשם' },
  { by: 'noam', text: 'לחם שיפון, חמאה, מלח. לא צריך יותר מזה לארוחת בוקר. (And coffee. And silence.)' },
  { by: 'noam', text: 'שיפצתי כיסא ישן שמצאתי ברחוב. עכשיו הוא חורק בסול מינור.' },
  {
    by: 'greta@signalbox.example',
    text: 'Der Nebel hängt im Tal wie vergessene Wäsche. Ich koche erst mal Kaffee.',
  },
  {
    by: 'greta@signalbox.example',
    text: 'Heute im Zug: ein Mann mit einem Apfelbaum. Er hatte für den Baum eine Fahrkarte. #bahn',
  },
  { by: 'greta@signalbox.example', text: 'Sauerteig heißt jetzt Herbert. Widerstand war zwecklos.' },
  { by: 'greta@signalbox.example', text: 'Kraniche! Hunderte, und alle durcheinander, wie nach der Schule.' },
  {
    by: 'nikos@olive.example',
    text: 'Η θάλασσα σήμερα ήταν σαν λάδι. Μέτρησα τρία πλοία και έναν γλάρο που με κοίταζε.',
  },
  {
    by: 'nikos@olive.example',
    text: 'Ο φούρνος της γειτονιάς άνοιξε ξανά. Ουρά μέχρι τη γωνία, και κανείς δεν παραπονιέται.',
  },
  { by: 'nikos@olive.example', text: 'Βροχή επιτέλους! Τα βασιλικά χορεύουν.' },
  {
    by: 'oksana@tidepool.example',
    text: 'Журавлі вже летять. Стояла посеред поля і махала їм рукою, як у дитинстві.',
  },
  {
    by: 'oksana@tidepool.example',
    text: 'Спекла хліб із житнього борошна. Перший шматок забрав кіт, отже вдалося.',
  },
  { by: 'oksana@tidepool.example', text: 'Вечір, вікно, дощ, нова книжка. Більше сьогодні нічого не треба.' },
  { by: 'tariq@tidepool.example', text: 'আজ নদীর ধারে অনেক মাছরাঙা। ট্রেনটা দেরি করেছে বলে দেখতে পেলাম। #পাখি' },
  { by: 'imogen', text: 'Aujourd’hui, marché, pluie, fromage. Dans cet ordre, et puis encore du fromage.' },
];
