# Página inicial de la demostración pública.

demo-title = Pruebe Stormsizer
demo-lead = Dimensione el almacenamiento de escritorios virtuales: vea qué tormentas de la semana soporta una cabina, cuál es el cuello de botella y qué comprar. No hace falta ninguna cuenta.
demo-projects = Tres proyectos para explorar
demo-project-hospital = Grupo hospitalario: 2500 escritorios en una cabina híbrida. Los lunes, la tormenta de arranque coincide con el turno de mañana.
demo-project-bank = Banco: una renovación de hardware con crecimiento y presupuesto, con cuatro familias de cabinas comparadas.
demo-project-call-center = Centro de llamadas: 1800 agentes pasan a hosts de sesión en Azure, con contenedores de perfil en un recurso compartido de archivos.
demo-start = Abrir la demostración
demo-privacy = Solo usted ve lo que introduce. Los clientes son inventados; no introduzca datos de clientes reales.
demo-deleted = Todo lo que introduzca se elimina tras { $n } minutos de inactividad y todos los días a las { $reset }.
demo-install = Instale su propia copia
demo-preparing = La demostración se está preparando. Esto tarda unos minutos; la página se recarga automáticamente.
demo-ended = Su sesión de demostración anterior ha terminado y sus datos se han eliminado. Puede empezar de nuevo.
demo-full = La demostración ha alcanzado el número máximo de visitantes ({ $n }). Vuelva a intentarlo en unos minutos.
