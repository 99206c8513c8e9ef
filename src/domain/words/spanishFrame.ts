import type { LanguageFrame } from './letterFrame.ts';

export const spanish: LanguageFrame = {
  base: {
    locale: 'es-ES',
    at: ' en {company}',
    greeting: { person: 'Hola, {name}:', team: 'Buenos días:', none: 'Buenos días:' },
    subject: {
      job: 'el puesto «{title}»{at}',
      untitledJob: 'un puesto{at}',
      project: 'el proyecto «{title}»{at}',
      untitledProject: 'su proyecto',
    },
    job: 'Me postulo para {subject}.',
    project: 'Les escribo sobre {subject}.',
    brings: 'Lo que aporto:',
    skills: 'Entre mis conocimientos están {skills}.',
    languages: 'Idiomas: {languages}.',
    news: 'Otro ejemplo de mi trabajo: {line}',
    reference: ' (referencia {reference})',
    mail: { subject: 'Candidatura: {title}', reference: ', ref. {reference}' },
    terms: 'Así trabajo:',
    referral: `Hola, {contact}:

Espero que esté bien. Me postulo para el puesto «{position}» en {company} y he pensado en usted. ¿Podría recomendarme o contarme algo sobre el equipo?

Gracias de todos modos. Con gusto le envío mi currículum.

Un saludo,
{name}`,
    answers: {
      reason: 'Motivo',
      field: 'Por qué este campo',
      relocation: 'Disponibilidad para mudarme',
      start: 'Fecha de inicio',
      authorization: 'Permiso de trabajo',
      place: 'Lugar de trabajo',
      hours: 'Horario',
      salary: 'Expectativa salarial',
      licenses: 'Licencias',
    },
    ready: {
      language: ['Hablo bien {language}.', 'No hablo {language}.'],
      authorization: ['No necesito permiso de trabajo.', 'Necesitaría un permiso de trabajo.'],
      start: ['Puedo empezar de inmediato.'],
      relocation: ['Puedo mudarme.', 'No puedo mudarme.'],
      licenses: ['Dispongo de la licencia requerida.', 'No dispongo de la licencia requerida.'],
      hours: ['El horario me viene bien.', 'El horario no me viene bien.'],
      place: ['El lugar de trabajo me viene bien.', 'El lugar de trabajo no me viene bien.'],
    },
    closing: {
      email: 'Me encantaría conversar con ustedes.',
      linkedin: '¿Tendrían un momento para conversar?',
      'cover-letter': 'Con gusto les contaré más en una entrevista. Muchas gracias por su tiempo.',
      proposal: 'Con gusto repasamos juntos los detalles.',
    },
    signOff: 'Un cordial saludo,',
    day: { on: 'el {day}', today: 'hoy' },
    sent: {
      application: 'Envié mi candidatura para {subject} {on}.',
      proposal: 'Envié mi propuesta para {subject} {on}.',
      message: 'Escribí sobre {subject} {on}.',
      again: 'Escribí por última vez sobre {subject} {on}.',
      unknown: 'Les escribo de nuevo sobre {subject}.',
    },
    thanks: {
      interview: 'Gracias por la entrevista para {subject}.',
      conversation: 'Gracias por la conversación sobre {subject}.',
      application: 'Gracias por considerar mi candidatura para {subject}.',
    },
    reply: {
      thanks: 'Gracias por su mensaje.',
      answers: 'Estas son mis respuestas, en el orden de sus preguntas:',
      close: 'Quedo a la espera de su respuesta.',
      times: { label: 'Mi disponibilidad', blank: 'días y horas' },
      documents: 'documentos',
      answer: 'respuesta',
    },
    question: {
      process: '¿Podrían decirme en qué punto está el proceso?',
      project: '¿Han tenido ocasión de pensarlo?',
      news: '¿Hay algo más que quieran saber?',
      nextSteps: '¿Podrían decirme cuáles son los próximos pasos?',
      talk: '¿Cuándo les vendría bien hablar?',
    },
  },
  tones: {
    formal: { greeting: { team: 'A quien corresponda:', none: 'A quien corresponda:' } },
  },
};
